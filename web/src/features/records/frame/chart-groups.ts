import type { Fen } from '@xinghe/rules/base/money.ts'
import { daysOf, type DayRange } from '@xinghe/rules/records/day-period.ts'

export interface DaySum {
  /** `2026-11-15`, or `2026-11` for a month. */
  readonly day: string
  readonly in: Fen
  readonly out: Fen
}

/** More bars than this cannot be told apart. */
const daysMost = 62

export const byMonth = (range: DayRange): boolean => daysOf(range).length > daysMost

/** A sum for every day of the range, also the quiet ones; for a long range one for every month. */
export const chartSums = (days: readonly DaySum[], range: DayRange): DaySum[] => {
  const months = byMonth(range)
  const nameOf = (day: string): string => (months ? day.slice(0, 7) : day)
  const sums = new Map<string, DaySum>(
    daysOf(range).map((day) => [nameOf(day), { day: nameOf(day), in: 0n, out: 0n }]),
  )
  for (const { day, in: into, out } of days) {
    const name = nameOf(day)
    const sum = sums.get(name)
    if (sum !== undefined) sums.set(name, { day: name, in: sum.in + into, out: sum.out + out })
  }
  return [...sums.values()]
}

/** What the highest bar stands for. */
export const mostOf = (sums: readonly DaySum[]): Fen =>
  sums.reduce((max, { in: into, out }) => {
    const higher = into > out ? into : out
    return higher > max ? higher : max
  }, 0n)

/** How high the bars stand, from 0 to 1; only drawn, so a float will do. */
export const sharesOf = (sums: readonly DaySum[]): (readonly [number, number])[] => {
  const most = mostOf(sums)
  const share = (sum: Fen): number => (most === 0n ? 0 : Number((sum * 10_000n) / most) / 10_000)
  return sums.map((sum) => [share(sum.in), share(sum.out)])
}
