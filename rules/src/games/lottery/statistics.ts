import type { Numbers } from '../shared/shared-game.ts'
import type { Lottery } from './lottery.ts'
import { cellPicks } from './pick.ts'
import type { Animal, Pick, Play } from './play.ts'

/** A past draw; lists of them begin with the newest. */
export interface PastDraw {
  readonly numbers: Numbers
  readonly yearAnimal: Animal
}

const isHit = (play: Play, pick: Pick, { numbers, yearAnimal }: PastDraw): boolean =>
  play.judge(pick, numbers, yearAnimal) === 'won'

/** Draws since a pick last came; the number of all draws where it never did. */
export const omissionOf = (play: Play, pick: Pick, draws: readonly PastDraw[]): number => {
  const last = draws.findIndex((draw) => isHit(play, pick, draw))
  return last === -1 ? draws.length : last
}

export interface TrendCell {
  readonly isHit: boolean
  /** Draws since the pick last came, counted with this one; 0 at a hit. */
  readonly omission: number
}

/** A chart: for each draw, the newest first, one cell for each pick. */
export const trendRows = (
  play: Play,
  picks: readonly Pick[],
  draws: readonly PastDraw[],
): TrendCell[][] => {
  const missed = picks.map(() => 0)
  return draws
    .toReversed()
    .map((draw) =>
      picks.map((pick, column) => {
        const hit = isHit(play, pick, draw)
        const omission = hit ? 0 : (missed[column] ?? 0) + 1
        missed[column] = omission
        return { isHit: hit, omission }
      }),
    )
    .toReversed()
}

export interface PickCount {
  readonly pick: Pick
  readonly hits: number
  readonly omission: number
}

/** How often each pick came, the most frequent first. */
export const pickCounts = (
  play: Play,
  picks: readonly Pick[],
  draws: readonly PastDraw[],
): PickCount[] =>
  picks
    .map((pick) => ({
      pick,
      hits: draws.filter((draw) => isHit(play, pick, draw)).length,
      omission: omissionOf(play, pick, draws),
    }))
    .toSorted((one, other) => other.hits - one.hits)

export interface Run {
  readonly play: Play
  readonly pick: Pick
  readonly length: number
}

/** Sides whose outcome is about even: only their repetition is called a run. */
const isTwoSided = ({ code }: Play): boolean =>
  /(^|-)side$|^size$|^parity$|^dragon-tiger$/.test(code)

/** Sides that came in each of the last draws, the longest run first. */
export const runsOf = (lottery: Lottery, draws: readonly PastDraw[], shortest: number): Run[] =>
  lottery.plays
    .filter(isTwoSided)
    .flatMap((play) =>
      cellPicks(play).map((pick) => {
        const end = draws.findIndex((draw) => !isHit(play, pick, draw))
        return { play, pick, length: end === -1 ? draws.length : end }
      }),
    )
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length)
