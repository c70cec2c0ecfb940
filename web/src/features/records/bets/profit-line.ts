import type { Fen } from '@xinghe/rules/base/money.ts'
import { daysOf, type DayRange } from '@xinghe/rules/records/day-period.ts'
import { byMonth } from '../frame/chart-groups.ts'

export interface DayProfit {
  /** `2026-11-15`, or `2026-11` for a month. */
  readonly day: string
  readonly risk: Fen
  readonly net: Fen
}

export interface ProfitPoint extends DayProfit {
  /** All up to and with this day. */
  readonly sum: Fen
}

/** A point for every day of the range, also the quiet ones; for a long range one for every month. */
export const profitPoints = (
  days: readonly DayProfit[],
  range: DayRange,
): readonly ProfitPoint[] => {
  const nameOf = (day: string): string => (byMonth(range) ? day.slice(0, 7) : day)
  const sums = new Map<string, DayProfit>(
    daysOf(range).map((day) => [nameOf(day), { day: nameOf(day), risk: 0n, net: 0n }]),
  )
  for (const { day, risk, net } of days) {
    const name = nameOf(day)
    const known = sums.get(name)
    if (known === undefined) continue
    sums.set(name, { day: name, risk: known.risk + risk, net: known.net + net })
  }
  let sum: Fen = 0n
  return [...sums.values()].map((point) => ({ ...point, sum: (sum += point.net) }))
}

export interface ProfitScale {
  /** Where an amount stands, 0 at the top and 1 at the bottom; only drawn, so a float will do. */
  readonly place: (amount: Fen) => number
}

/** From the lowest to the highest of what is drawn, zero always among it. */
export const profitScale = (points: readonly ProfitPoint[]): ProfitScale => {
  const amounts = points.flatMap(({ net, sum }) => [net, sum])
  const top = amounts.reduce((most, amount) => (amount > most ? amount : most), 0n)
  const bottom = amounts.reduce((least, amount) => (amount < least ? amount : least), 0n)
  const span = top - bottom
  return {
    place: (amount) => (span === 0n ? 0.5 : Number(((top - amount) * 10_000n) / span) / 10_000),
  }
}
