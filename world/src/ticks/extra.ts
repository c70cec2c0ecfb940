import {
  certain,
  chanceOf,
  convolve,
  mirrored,
  mixture,
  repeated,
  type Distribution,
} from '../quoting/distribution.ts'

/** Distributions of the margin and total still to be added. */
export interface Addition {
  readonly margin: Distribution
  readonly total: Distribution
}

/** Both sides' points as margin and total, and of the total the part in which they are level. */
export interface Reached extends Addition {
  /** Chances of each total with the sides level; they sum to the chance of a draw. */
  readonly level: Distribution
}

/** Sum of two independent sides. `lead` is the current lead of the home side. */
export const reach = (home: Distribution, away: Distribution, lead: number): Reached => {
  const top = home.low + home.mass.length
  const level = new Float64Array(Math.max(1, 2 * (top - home.low)))
  for (let value = home.low; value < top; value++) {
    level[2 * (value - home.low)] = chanceOf(home, value) * chanceOf(away, value + lead)
  }
  return {
    margin: convolve(home, mirrored(away)),
    total: convolve(home, away),
    level: { low: 2 * home.low + lead, mass: level },
  }
}

/** The home side's last turn ends as soon as it leads, and is omitted when it leads before. */
export const reachWalkOff = (
  home: Distribution,
  away: Distribution,
  lastTurn: Distribution,
  lead: number,
): Reached => {
  const size = home.mass.length + away.mass.length + lastTurn.mass.length + Math.abs(lead) + 2
  const low = home.low + away.low
  const marginLow = Math.min(home.low - (away.low + away.mass.length - 1), -lead - 1)
  const margin = new Float64Array(2 * size)
  const total = new Float64Array(2 * size)
  const level = new Float64Array(2 * size)
  const add = (h: number, a: number, chance: number): void => {
    margin[h - a - marginLow] = (margin[h - a - marginLow] ?? 0) + chance
    total[h + a - low] = (total[h + a - low] ?? 0) + chance
    if (h + lead === a) level[h + a - low] = (level[h + a - low] ?? 0) + chance
  }
  for (const [i, homeChance] of home.mass.entries()) {
    for (const [j, awayChance] of away.mass.entries()) {
      const [h, a] = [home.low + i, away.low + j]
      const chance = homeChance * awayChance
      if (h + lead > a) add(h, a, chance)
      else {
        for (const [more, turnChance] of lastTurn.mass.entries()) {
          add(Math.min(h + more, a - lead + 1), a, chance * turnChance)
        }
      }
    }
  }
  return {
    margin: { low: marginLow, mass: margin },
    total: { low, mass: total },
    level: { low, mass: level },
  }
}

const levelChance = ({ level }: Reached): number => level.mass.reduce((sum, mass) => sum + mass, 0)

/** Adds extra time to the part of the distribution in which the sides are level. */
export const withExtra = (reached: Reached, extra: Addition, lead: number): Addition => {
  const draw = levelChance(reached)
  return {
    margin: mixture([
      [1, reached.margin],
      [-draw, certain(-lead)],
      [draw, { low: extra.margin.low - lead, mass: extra.margin.mass }],
    ]),
    total: mixture([
      [1, reached.total],
      [-1, reached.level],
      [1, convolve(reached.level, extra.total)],
    ]),
  }
}

/** The point that ends a match which no extra period could decide. */
const goldenPoint: Addition = {
  margin: { low: -1, mass: Float64Array.of(0.5, 0, 0.5) },
  total: certain(1),
}

/** `left` extra periods from level scores, the last followed by a golden point. */
export const extraTime = (
  turns: readonly [Distribution, Distribution],
  ticks: number,
  left: number,
  walkOff: boolean,
): Addition => {
  const away = repeated(turns[1], ticks)
  const reached = walkOff
    ? reachWalkOff(repeated(turns[0], ticks - 1), away, turns[0], 0)
    : reach(repeated(turns[0], ticks), away, 0)
  let after = goldenPoint
  for (let period = 0; period < left; period++) after = withExtra(reached, after, 0)
  return after
}
