import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { readRoundProof as readRoundProofCall } from '@xinghe/contract/games-fair.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readSoloProof } from './store-proof.ts'

/** Public: whoever knows a ticket may verify its round. Nothing in it leads to the member. */
export const readRoundProof = async (
  { sql }: Pick<Platform, 'sql'>,
  { ticket }: InputOf<typeof readRoundProofCall>,
): Promise<OutputOf<typeof readRoundProofCall>> => {
  const proof = await readSoloProof(sql, ticket)
  if (proof === null) throw new Refused('not-found')
  return { ...proof, actions: [...proof.actions] }
}
