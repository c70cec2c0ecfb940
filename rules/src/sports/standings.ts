import type { FixtureSide } from './feed/messages.ts'
import type { Pair } from './feed/pair.ts'
import type { PastMatch } from './feed/preview.ts'

/** One row of a league table. */
export interface Standing {
  readonly side: FixtureSide
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

export const winPoints = 3

/** Points of home and away. */
export const pointsOf = ([home, away]: Pair): Pair => {
  if (home === away) return [1, 1]
  return home > away ? [winPoints, 0] : [0, winPoints]
}

type Count = { -readonly [Name in keyof Standing]: Standing[Name] }

const notPlayed = (side: FixtureSide): Count => ({
  side,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
})

const add = (count: Count | undefined, own: number, other: number): void => {
  if (count === undefined) return
  count.played += 1
  count.won += own > other ? 1 : 0
  count.drawn += own === other ? 1 : 0
  count.lost += own < other ? 1 : 0
  count.scored += own
  count.conceded += other
  count.points += pointsOf([own, other])[0]
}

const inOrder = (one: Standing, other: Standing): number =>
  other.points - one.points ||
  other.scored - other.conceded - (one.scored - one.conceded) ||
  other.scored - one.scored ||
  (one.side.name < other.side.name ? -1 : 1)

/** The table of a league after these matches: by points, difference, then scores. */
export const standingsOf = (
  sides: readonly FixtureSide[],
  matches: readonly PastMatch[],
): Standing[] => {
  const counts = new Map(sides.map((side) => [side.id, notPlayed(side)]))
  for (const { home, away, score } of matches) {
    if (score === null) continue
    add(counts.get(home.id), score[0], score[1])
    add(counts.get(away.id), score[1], score[0])
  }
  return [...counts.values()].sort(inOrder)
}
