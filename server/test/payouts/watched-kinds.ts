import type { PayoutKind } from '../../src/ledger/payouts/payout-kind.ts'
import type { CountedUntil } from '../../src/ledger/payouts/run-payouts.ts'
import type { Sql, Tx } from '../../src/platform/database/connect.ts'
import type { Point } from './payer-words.ts'

export interface WatchedPayouts {
  readonly kinds: readonly PayoutKind[]
  readonly countedUntil: CountedUntil
  /** Runs another job whose transactions are named after it. */
  expire(job: () => Promise<void>): Promise<void>
}

type Step = 'freeze' | 'chunk' | 'end' | 'expiry'

/**
 * The same kinds, horizon and transactions, which tell before and after each step of a run. Lines are logged
 * in the transaction that pays them.
 */
export const watchPayouts = (
  sql: Sql,
  kinds: readonly PayoutKind[],
  countedUntil: CountedUntil,
  reach: (kind: string, point: Point) => Promise<void>,
): WatchedPayouts => {
  // One process runs one step at a time.
  let kind = ''
  let isFreezing = false
  let paidPeriod = ''
  const isDone = async (tx: Tx): Promise<boolean> => {
    const [open] = await tx`
      select 1 from payout_run where kind = ${kind} and period = ${paidPeriod} and state <> 'done'`
    return open === undefined
  }
  const stepOf = async (tx: Tx, outcome: unknown): Promise<Step | null> => {
    if (kind === 'expiry') return 'expiry'
    if (outcome !== 'went-on') return null
    if (isFreezing) return 'freeze'
    return (await isDone(tx)) ? 'end' : 'chunk'
  }
  const begin = sql.begin.bind(sql)
  sql.begin = async (work, mode) => {
    isFreezing = false
    paidPeriod = ''
    const { outcome, step } = await begin(async (tx) => {
      const made = await work(tx)
      const done = await stepOf(tx, made)
      if (done !== null) await reach(kind, `${done} not committed`)
      return { outcome: made, step: done }
    }, mode)
    if (step !== null) await reach(kind, `${step} committed`)
    return outcome
  }
  return {
    kinds: kinds.map((own) => ({
      ...own,
      // A run asks each kind for its periods before anything else.
      periodOf(at) {
        kind = own.kind
        return own.periodOf(at)
      },
      async freeze(tx, period) {
        isFreezing = true
        await reach(kind, 'before freeze')
        return own.freeze(tx, period)
      },
      async pay(tx, period, lines, now) {
        paidPeriod = period.name
        await reach(kind, 'before pay')
        await tx`
          insert into paid_line
          select ${kind}, ${period.name}, * from unnest(${lines.map(({ memberId }) => memberId)}::text[],
                                                        ${lines.map(({ item }) => item)}::text[])`
        await own.pay(tx, period, lines, now)
      },
    })),
    async countedUntil(db) {
      await reach(kind, 'horizon read')
      return countedUntil(db)
    },
    async expire(job) {
      kind = 'expiry'
      await job()
    },
  }
}
