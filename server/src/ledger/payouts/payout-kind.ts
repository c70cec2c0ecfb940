import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { Tx } from '../../platform/database/connect.ts'

/** What one member gets of a run. */
export interface PayoutLine {
  readonly memberId: MemberId
  /** Empty where a member has one line. */
  readonly item: string
  readonly amount: Fen
  /** How the amount came about, for the member's records. */
  readonly detail: Readonly<Record<string, unknown>>
}

/** A payout that falls due after every period: a day, a week or a month. */
export interface PayoutKind {
  readonly kind: string
  /** The period that an instant falls in. */
  readonly periodOf: (at: Instant) => Period
  /** When the payout of a period is due, in milliseconds after its end. */
  readonly dueAfterMs: number
  /** The lines of a period, computed once: what is corrected later falls into a later period. */
  readonly freeze: (tx: Tx, period: Period) => Promise<readonly PayoutLine[]>
  /** Pays some lines, each member's once; in the transaction that moves the run on. */
  readonly pay: (
    tx: Tx,
    period: Period,
    lines: readonly PayoutLine[],
    now: Instant,
  ) => Promise<void>
}
