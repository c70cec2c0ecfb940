import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { periodAfter, periodBefore, type Period } from '@xinghe/rules/base/period.ts'
import type { Db, Sql, Tx } from '../../platform/database/connect.ts'
import type { PayoutKind } from './payout-kind.ts'
import * as store from './store.ts'

/** Lines per transaction, which must be short: it holds the members' wallets. */
const linesAtOnce = 500

/** The instant up to which all play is counted. */
export type CountedUntil = (db: Db) => Promise<Instant>

/**
 * Periods that are due and have no run yet: all since the last run, so that a site that was down pays what
 * it missed; of a kind without any run, the one that ended last.
 */
const duePeriods = (
  { periodOf, dueAfterMs }: PayoutKind,
  lastEnd: Instant | null,
  now: Instant,
): Period[] => {
  const due: Period[] = []
  const isDue = ({ until }: Period): boolean => later(until, dueAfterMs) <= now
  let period = lastEnd === null ? periodBefore(periodOf, periodOf(now)) : periodOf(lastEnd)
  if (lastEnd === null && !isDue(period)) period = periodBefore(periodOf, period)
  for (; isDue(period); period = periodAfter(periodOf, period)) due.push(period)
  return due
}

const openRuns = async (sql: Sql, kind: PayoutKind, now: Instant): Promise<void> => {
  for (const period of duePeriods(kind, await store.readLastEnd(sql, kind.kind), now))
    await store.insertRun(sql, kind.kind, period, later(period.until, kind.dueAfterMs))
}

type Step = 'went-on' | 'nothing-to-do' | 'waits-for-counting'

const freezeRun = async (
  tx: Tx,
  kind: PayoutKind,
  run: store.PayoutRun,
  countedUntil: CountedUntil,
  now: Instant,
): Promise<Step> => {
  if ((await countedUntil(tx)) < run.period.until) return 'waits-for-counting'
  await store.insertLines(tx, run, await kind.freeze(tx, run.period), now)
  return 'went-on'
}

const payLines = async (
  tx: Tx,
  kind: PayoutKind,
  run: store.PayoutRun,
  now: Instant,
): Promise<Step> => {
  const lines = await store.readLines(tx, run, linesAtOnce)
  const last = lines.at(-1)
  if (last !== undefined) {
    await kind.pay(tx, run.period, lines, now)
    await store.movePaid(tx, run, last)
  }
  if (lines.length < linesAtOnce) await store.endRun(tx, run, now)
  return 'went-on'
}

/** One step of the oldest open run, in one transaction: a kill leaves the step done or not begun. */
const takeStep = (
  sql: Sql,
  kind: PayoutKind,
  countedUntil: CountedUntil,
  now: Instant,
): Promise<Step> =>
  sql.begin(async (tx) => {
    const run = await store.lockRun(tx, kind.kind)
    if (run === null) return 'nothing-to-do'
    return run.state === 'waiting'
      ? freezeRun(tx, kind, run, countedUntil, now)
      : payLines(tx, kind, run, now)
  })

/**
 * Pays what is due by the clock, however many periods were missed. Any number of processes may run it at
 * once: each run is worked on by one at a time, and whoever comes next goes on where the last has stopped.
 */
export const runPayouts = async (
  sql: Sql,
  kinds: readonly PayoutKind[],
  countedUntil: CountedUntil,
  now: Instant,
): Promise<void> => {
  const faults: unknown[] = []
  for (const kind of kinds) {
    try {
      await openRuns(sql, kind, now)
      let step: Step = 'went-on'
      while (step === 'went-on') step = await takeStep(sql, kind, countedUntil, now)
    } catch (error) {
      // The other kinds are paid all the same.
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'a payout failed')
}
