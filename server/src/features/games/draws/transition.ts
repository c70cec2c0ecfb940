import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import { holdEpoch } from './store-table.ts'
import { tellPhase } from './tell-phase.ts'

export type DrawPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets' | 'config'>

/** Another process has taken the table over: its epoch is newer. */
export class LeaseLost extends Error {}

/** A table under one lease. */
export interface Lease {
  readonly table: SharedCode
  readonly epoch: bigint
}

/** Commits only while the lease is the newest, and is told when it commits. */
export const transition = <T>(
  { sql }: Pick<DrawPlatform, 'sql'>,
  { table, epoch }: Lease,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  sql.begin(async (tx) => {
    if (!(await holdEpoch(tx, table, epoch))) throw new LeaseLost(table)
    const result = await work(tx)
    await tellPhase(tx, table)
    return result
  })
