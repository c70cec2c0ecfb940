import { dayMs, later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import type { Book } from './sports.ts'
import { sure, type Spot } from './world.ts'

const winnerAt = ({ world }: Book, match: Match, at: Instant): Spot | undefined =>
  world.spotsOf(match, at).find(({ play, side }) => play === 'M' && side === 'H')

/** The price of the home side to win. */
export const homeWin = (book: Book, match: Match, at: Instant): Spot =>
  sure(winnerAt(book, match, at), 'price of the winner')

export interface Move {
  readonly before: Spot
  readonly after: Spot
  readonly at: Instant
}

/** How the prices of the winners move between `start` and `to`, soonest first. */
export const movesAfter = (book: Book, start: Instant, to: Instant): Move[] =>
  (['ice-hockey', 'handball'] as const)
    .flatMap((sport) => book.world.starting(sport, later(to, minuteMs), 6 * dayMs))
    .flatMap((match) => {
      const moments = book.world.movesOf(match, book.now(), to)
      const [at] = moments
      // A single move, so that the prices before and after it are known.
      if (moments.length !== 1 || at === undefined || at < start) return []
      const [before, after] = [winnerAt(book, match, start), winnerAt(book, match, to)]
      return before === undefined || after === undefined ? [] : [{ before, after, at }]
    })
    .sort((one, other) => one.at - other.at)

/** Matches some days ahead: their prices hardly move. */
export const farMatches = ({ world, now }: Book): readonly Match[] =>
  world.starting('ice-hockey', later(now(), 2 * dayMs), 4 * dayMs)

/** A price that hardly moves. */
export const farHomeWin = (book: Book): Spot =>
  homeWin(book, sure(farMatches(book)[0], 'match in some days'), book.now())

/** More of them, for a quiet hour of the calendar. */
export const handballMatches = ({ world, now }: Book): readonly Match[] =>
  world.starting('handball', later(now(), 12 * 60 * minuteMs), 5 * dayMs)

/** Matches of minutes, with time enough to bet on them. */
export const soonMatches = ({ world, now }: Book): readonly Match[] =>
  world.starting('virtual-football', later(now(), 5 * minuteMs), 20 * minuteMs)

/** By how many quarters a handicap is won in the end. */
const quartersWon = ({ world }: Book, { match, line, side }: Spot): number => {
  const [home, away] = world.scoreAt(match, world.endOf(match))
  const ahead = (home - away) * 4 + (line ?? 0)
  return side === 'H' ? ahead : -ahead
}

/** A handicap of these matches that ends so. */
export const handicapThat = (
  book: Book,
  matches: readonly Match[],
  isRight: (quarters: number, spot: Spot) => boolean,
): Spot =>
  sure(
    matches
      .flatMap((match) => book.world.spotsOf(match, book.now()))
      .find((spot) => spot.play === 'R' && spot.hk > 0 && isRight(quartersWon(book, spot), spot)),
    'handicap that ends so',
  )

export interface QuietMinute {
  readonly spot: Spot
  /** Nothing is scored between these two. */
  readonly goalBefore: Instant
  readonly goal: Instant
}

/** A running match with a long wait for the next goal, which then comes without a warning. */
export const quietMinute = ({ world, now }: Book): QuietMinute => {
  for (const match of world.starting('handball', now(), 5 * dayMs)) {
    const goals = world.goalsOf(match)
    const at = goals.findIndex((goal, index) => (goals[index + 1] ?? 0) - goal > minuteMs)
    const [goalBefore, goal] = [goals[at], goals[at + 1]]
    if (goalBefore === undefined || goal === undefined) continue
    const spot = world
      .spotsOf(match, later(goalBefore, secondMs))
      .find(({ play, side, hk }) => play === 'RM' && side === 'H' && hk > 0)
    if (spot !== undefined) return { spot, goalBefore, goal }
  }
  throw new Error('The world has no quiet minute of handball.')
}
