import type { OutputOf } from '@xinghe/contract/call.ts'
import type { readFair } from '@xinghe/contract/games-fair.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { checkClientSeed } from '@xinghe/rules/base/fair/client-seed.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isLaunched, readRevealed, readRow, type SeedRow } from './store.ts'

export type Fairness = OutputOf<typeof readFair>

const revealedShown = 20

export const checkLaunched = async (
  db: Db,
  uid: string,
  { memberId, session }: MemberContext,
): Promise<void> => {
  const launched = await isLaunched(db, { uid, memberId, sessionHash: session.hash })
  if (!launched) throw new Refused('wallet-token-expired')
}

/** The client seed as it goes into the stream; throws the refusal. */
export const takeClientSeed = (typed: string): string => {
  const checked = checkClientSeed(typed)
  if (!checked.ok) throw new Refused(checked.reason)
  return checked.value
}

export const mustHaveSeeds = (row: SeedRow | null | undefined): SeedRow => {
  // Nothing was shown to this member yet, so no commitment can be the one that they saw.
  if (row === null || row === undefined) throw new Refused('seed-moved')
  return row
}

export const fairnessOf = async (db: Db, memberId: MemberId): Promise<Fairness> => {
  const { hash, nextHash, clientSeed, nonce } = mustHaveSeeds(await readRow(db, memberId))
  const revealed = await readRevealed(db, memberId, revealedShown)
  return {
    commit: hash,
    nextCommit: nextHash,
    clientSeed,
    nonce,
    revealed: revealed.map(({ serverSeed, hash: commit, rounds, revealedAt }) => ({
      serverSeed,
      commit,
      rounds,
      revealedAt,
    })),
  }
}
