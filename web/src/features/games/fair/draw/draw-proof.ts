import type { OutputOf } from '@xinghe/contract/call.ts'
import type { sharedChain, SharedDraw } from '@xinghe/contract/games-shared.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { DrawProof } from '@xinghe/rules/games/verify/verify-draw.ts'

export type ChainStart = OutputOf<typeof sharedChain>['chains'][number]

/** A draw with the chain that was published before it; null while the chain has no salt. */
export const drawProofOf = (
  table: SharedCode,
  { link, seed, numbers }: SharedDraw,
  { start, salt }: ChainStart,
): DrawProof | null => (salt === null ? null : { table, link, seed, salt, start, numbers })
