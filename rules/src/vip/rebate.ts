import type { Fen } from '../base/money.ts'
import type { PlayCategory } from '../base/play-fact.ts'

/** 返水 of a category in hundredths of a per cent: `low`, and `step` more for every grade. */
export interface RebateTerms {
  readonly low: number
  readonly step: number
}

export type Rebates = Readonly<Record<PlayCategory, RebateTerms>>

export const rebateBp = ({ low, step }: RebateTerms, grade: number): number => low + step * grade

/** What a member played on a day in one category, in games of one edge. */
export interface RebatePlay {
  readonly category: PlayCategory
  /** The least edge of the house, in hundredths of a per cent. */
  readonly edgeBp: number
  readonly counted: Fen
}

const perWhole = 10_000n

/** Twice the rate, since half an edge may have half a hundredth of a per cent. */
const doubledBp = (rebates: Rebates, grade: number, { category, edgeBp }: RebatePlay): number =>
  Math.min(2 * rebateBp(rebates[category], grade), edgeBp)

/** Rounded half up once, from the exact sum. */
const halfUp = (doubled: bigint): Fen => {
  const divisor = 2n * perWhole
  const [whole, rest] = [doubled / divisor, doubled % divisor]
  return rest * 2n >= divisor ? whole + 1n : whole
}

/** Play of one category at one rate. */
interface RebatePart {
  readonly category: PlayCategory
  /** In hundredths of a per cent; may end in a half. */
  readonly rateBp: number
  readonly counted: Fen
}

export interface RebateDay {
  readonly parts: readonly RebatePart[]
  /** Rebate on the day's play alone, before `carriedBefore` is added. */
  readonly earned: Fen
  readonly carriedBefore: Fen
  /** Paid for the day. */
  readonly paid: Fen
  /** Carried to the next day: too little to be paid, or negative after corrections. */
  readonly carried: Fen
}

/** The least that is paid, and the most. */
export interface RebateBounds {
  readonly least: Fen
  readonly most: Fen
}

const partsOf = (rebates: Rebates, grade: number, plays: readonly RebatePlay[]): RebatePart[] => {
  const parts = new Map<string, RebatePart>()
  for (const play of plays) {
    const rateBp = doubledBp(rebates, grade, play) / 2
    const key = `${play.category} ${rateBp}`
    const counted = (parts.get(key)?.counted ?? 0n) + play.counted
    parts.set(key, { category: play.category, rateBp, counted })
  }
  return [...parts.values()]
}

/** The rebate of a day by the grade at its end, never above half of a game's edge. */
export const rebateOfDay = (
  rebates: Rebates,
  grade: number,
  plays: readonly RebatePlay[],
  carriedBefore: Fen,
  { least, most }: RebateBounds,
): RebateDay => {
  const parts = partsOf(rebates, grade, plays)
  const doubled = parts.reduce((sum, { counted, rateBp }) => sum + counted * BigInt(2 * rateBp), 0n)
  const earned = doubled < 0n ? -halfUp(-doubled) : halfUp(doubled)
  const due = earned + carriedBefore
  const day = { parts, earned, carriedBefore }
  if (due < least) return { ...day, paid: 0n, carried: due }
  return { ...day, paid: due > most ? most : due, carried: 0n }
}
