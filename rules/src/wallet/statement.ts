import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'

export interface Movement {
  readonly at: Instant
  readonly kind: string
  /** The order, bet or command behind it. */
  readonly cause: string
  /** Into the wallet is positive, out of it negative. */
  readonly amount: Fen
}

type StatementLine<Entry extends Movement> = Entry & {
  /** After this movement. */
  readonly balance: Fen
}

interface KindTotal {
  readonly kind: string
  readonly count: number
  readonly into: Fen
  /** Positive, as `into` is. */
  readonly out: Fen
}

export interface Statement<Entry extends Movement = Movement> {
  readonly opening: Fen
  readonly lines: readonly StatementLine<Entry>[]
  readonly closing: Fen
  /** In the order in which kinds first appear. */
  readonly totals: readonly KindTotal[]
}

const addTo = (total: KindTotal, amount: Fen): KindTotal => ({
  kind: total.kind,
  count: total.count + 1,
  into: amount > 0n ? total.into + amount : total.into,
  out: amount < 0n ? total.out - amount : total.out,
})

const totalsOf = (movements: readonly Movement[]): KindTotal[] => {
  const totals = new Map<string, KindTotal>()
  for (const { kind, amount } of movements) {
    totals.set(kind, addTo(totals.get(kind) ?? { kind, count: 0, into: 0n, out: 0n }, amount))
  }
  return [...totals.values()]
}

/** Movements come in the order in which the ledger wrote them; that order is kept. */
export const makeStatement = <Entry extends Movement>(
  opening: Fen,
  movements: readonly Entry[],
): Statement<Entry> => {
  let balance = opening
  const lines = movements.map((movement) => {
    balance += movement.amount
    return { ...movement, balance }
  })
  return { opening, lines, closing: balance, totals: totalsOf(movements) }
}
