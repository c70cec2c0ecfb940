import { spread, type Distribution } from '../quoting/distribution.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'

/** A race to a number of points, by a lead, up to a cap at which the next point decides. */
export interface Race {
  readonly points: number
  readonly lead: number
  readonly cap: number
}

export interface Finish {
  readonly home: number
  readonly away: number
  readonly chance: number
}

export const isWonBy = ({ points, lead, cap }: Race, own: number, other: number): boolean =>
  own >= cap || (own >= points && own - other >= lead)

export const isOver = (race: Race, [home, away]: Pair): boolean =>
  isWonBy(race, home, away) || isWonBy(race, away, home)

/** Whether the next point can end the race. */
export const isRacePoint = (race: Race, [home, away]: Pair): boolean =>
  isWonBy(race, home + 1, away) || isWonBy(race, away + 1, home)

// Paths below this probability are ignored.
const negligible = 1e-12

/** Final scores of a race from a score on. `homePoint` is the home side's probability of the nth point. */
export const finishes = (
  race: Race,
  [homeFrom, awayFrom]: Pair,
  homePoint: (played: number) => number,
): Finish[] => {
  const found: Finish[] = []
  // Probabilities of all scores with the same number of points played, by the home side's points.
  const reached = new Float64Array(race.cap + 2)
  reached[homeFrom] = 1
  let open = 1
  for (let played = homeFrom + awayFrom; open > negligible; played++) {
    let point = -1
    const first = Math.max(homeFrom, played - race.cap)
    // Downwards, so that a score is read before the next point is written over it.
    for (let home = Math.min(race.cap, played - awayFrom); home >= first; home--) {
      const chance = reached[home] ?? 0
      if (chance === 0) continue
      const away = played - home
      if (isWonBy(race, home, away) || isWonBy(race, away, home)) {
        found.push({ home, away, chance })
        open -= chance
        reached[home] = 0
      } else {
        if (point < 0) point = homePoint(played)
        reached[home] = chance * (1 - point)
        reached[home + 1] = (reached[home + 1] ?? 0) + chance * point
      }
    }
  }
  return found
}

export const homeChance = (found: readonly Finish[]): number =>
  found.reduce((sum, { home, away, chance }) => (home > away ? sum + chance : sum), 0)

const chanceIn = ({ chance }: Finish): number => chance

/** By how much the home side is ahead at the end. */
export const finishMargin = (found: readonly Finish[]): Distribution =>
  spread(found, ({ home, away }) => home - away, chanceIn)

export const finishTotal = (found: readonly Finish[]): Distribution =>
  spread(found, ({ home, away }) => home + away, chanceIn)
