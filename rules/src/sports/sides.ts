import { playOf, type PlayCode, type PlayFamily, type Period } from './plays.ts'

/** Home, away, neither. */
export const matchSides = ['H', 'C', 'N'] as const

/** A side as text: `H`, `O`, `even`, `2-1`, `4-6`, `HN` or the id of a runner, by the family of the play. */
export type Side = string

/** Correct scores are offered up to this many for each side; beyond it is `other`. */
const scoreGridTop = { full: 4, half: 3 } as const

export const otherScore = 'other'

interface Band {
  readonly from: number
  /** Null: no upper end. */
  readonly to: number | null
}

const bandsByPeriod: Readonly<Record<'full' | 'half', Readonly<Record<string, Band>>>> = {
  full: {
    '0-1': { from: 0, to: 1 },
    '2-3': { from: 2, to: 3 },
    '4-6': { from: 4, to: 6 },
    '7+': { from: 7, to: null },
  },
  half: {
    '0': { from: 0, to: 0 },
    '1': { from: 1, to: 1 },
    '2': { from: 2, to: 2 },
    '3+': { from: 3, to: null },
  },
}

const gridPeriod = (period: Period): 'full' | 'half' => (period === 'full' ? 'full' : 'half')

export const goalBands = (period: Period): Readonly<Record<string, Band>> =>
  bandsByPeriod[gridPeriod(period)]

export const gridTop = (period: Period): number => scoreGridTop[gridPeriod(period)]

const scoreShape = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/

/** `2-1` as home and away; null when it is no score. */
export const scoreOfText = (text: string): { home: number; away: number } | null => {
  const [, home, away] = scoreShape.exec(text) ?? []
  return home === undefined || away === undefined
    ? null
    : { home: Number(home), away: Number(away) }
}

const runnerShape = /^[0-9A-Za-z_-]{1,40}$/

const halfFullSides = matchSides.flatMap((half) => matchSides.map((full) => `${half}${full}`))

/** The sides of a play, where they are always the same. */
export const fixedSides: Partial<Record<PlayFamily, readonly Side[]>> = {
  winner: matchSides,
  handicap: ['H', 'C'],
  total: ['O', 'U'],
  'odd-even': ['odd', 'even'],
  'half-full': halfFullSides,
  'both-score': ['yes', 'no'],
  'next-goal': matchSides,
}

/** Whether a play has this side; whether it is on offer depends on the market. */
export const isSideOf = (code: PlayCode, side: Side): boolean => {
  const { family, period } = playOf(code)
  if (family === 'correct-score') return side === otherScore || scoreOfText(side) !== null
  if (family === 'total-goals') return Object.hasOwn(goalBands(period), side)
  if (family === 'champion') return runnerShape.test(side)
  return fixedSides[family]?.includes(side) ?? false
}
