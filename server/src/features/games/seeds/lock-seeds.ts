import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import type { SoloSeeds } from '@xinghe/rules/games/fair/solo-stream.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'
import { lockRows, writeUses, type SeedUse } from './store.ts'

/** What the next round of a member is drawn from. */
export interface PlaySeeds extends SoloSeeds {
  /** Names the server seed; a bet stores it with the client seed and the nonce. */
  readonly seedId: string
  /** Earliest start of the next round. */
  readonly readyAt: Instant
}

export type LockedSeeds = (memberId: MemberId) => Result<PlaySeeds, 'client-seed-missing'>

/** Locks the seeds of all members of a batch in one statement, until its transaction ends. */
export const lockSeeds = async (
  tx: Db,
  vault: Pick<SeedVault, 'open'>,
  members: readonly MemberId[],
): Promise<LockedSeeds> => {
  const rows = new Map((await lockRows(tx, members)).map((row) => [row.memberId, row]))
  return (memberId) => {
    const row = rows.get(memberId)
    // No client seed, no bet: the house must not know everything that decides a round.
    if (row === undefined || row.clientSeed === null) return no('client-seed-missing')
    const { seedId, clientSeed, nonce, readyAt } = row
    return ok({ seedId, serverSeed: vault.open(row), clientSeed, nonce, readyAt })
  }
}

/** Written once per batch for all members who played: no nonce serves two rounds. */
export const advanceSeeds = async (tx: Db, uses: readonly SeedUse[]): Promise<void> => {
  if (uses.length > 0) await writeUses(tx, uses)
}
