import type { FastifyBaseLogger } from 'fastify'
import { runEvery, type Repeating } from '../platform/jobs/run-every.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Sql } from '../platform/database/connect.ts'
import { checkBalances, type BalanceFault } from './check-balances.ts'
import { sealRows } from './seal.ts'

const everyMs = 3_000
/** Rows per link. A link is one transaction, which must be short. */
const rowsPerLink = 5_000

/** Seals all rows that can be sealed now, then checks the balances of their accounts. */
export const sealAndCheck = async (
  sql: Sql,
  clock: Clock,
): Promise<{ rows: number; faults: readonly BalanceFault[] }> => {
  const touched = new Set<number>()
  let rows = 0
  for (;;) {
    const sealed = await sealRows(sql, clock.now(), rowsPerLink)
    rows += sealed.rows
    for (const account of sealed.accounts) touched.add(account)
    if (sealed.rows < rowsPerLink) break
  }
  if (touched.size === 0) return { rows, faults: [] }
  return { rows, faults: await checkBalances(sql, [...touched], clock.now()) }
}

export interface SealingReports {
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly count: (what: 'rows' | 'faults', more: number) => void
}

/** Runs in every process; the first one that gets the lock does the work. */
export const startSealing = (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { log, count }: SealingReports,
): Repeating =>
  runEvery(everyMs, async () => {
    try {
      const { rows, faults } = await sealAndCheck(sql, clock)
      count('rows', rows)
      count('faults', faults.length)
      for (const fault of faults) log.error({ fault }, 'a balance is not the sum of its transfers')
    } catch (error) {
      log.error({ err: error }, 'sealing failed')
    }
  })
