import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'

export const usualLeaseSeconds = 6

/**
 * Takes or renews the lease and answers its epoch; null while another process has it. A lease that ran out
 * and is taken again begins a new epoch, by whomever.
 */
export const takeLease = async (
  db: Db,
  table: SharedCode,
  owner: string,
  leaseSeconds = usualLeaseSeconds,
): Promise<bigint | null> => {
  const [row] = await db<{ epoch: bigint }[]>`
    update game_table
    set epoch = case when owner = ${owner} and lease_until >= now() then epoch else epoch + 1 end,
        owner = ${owner}, lease_until = now() + make_interval(secs => ${leaseSeconds})
    where code = ${table} and (owner = ${owner} or lease_until < now())
    returning epoch`
  return row?.epoch ?? null
}

/** At a stop: another process need not wait for the lease to run out. */
export const endLease = async (db: Db, table: SharedCode, owner: string): Promise<void> => {
  await db`
    update game_table set lease_until = '-infinity' where code = ${table} and owner = ${owner}`
}

/** Holds the epoch until the transaction ends: a new owner waits for it. */
export const holdEpoch = async (tx: Tx, table: SharedCode, epoch: bigint): Promise<boolean> => {
  const rows = await tx`
    select 1 from game_table where code = ${table} and epoch = ${epoch} for share`
  return rows.length === 1
}
