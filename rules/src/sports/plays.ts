import { isFootball, type MatchGameType } from './game-types.ts'

/** How a play is settled; plays of one family differ only in period and counted unit. */
const playFamilies = [
  'winner',
  'handicap',
  'total',
  'odd-even',
  'correct-score',
  'total-goals',
  'half-full',
  'both-score',
  'next-goal',
  'champion',
] as const
export type PlayFamily = (typeof playFamilies)[number]

export const periods = ['full', 'half', 'q1', 'q2', 'q3', 'q4'] as const
export type Period = (typeof periods)[number]

/**
 * What is counted. `score` decides the match: goals, runs, points, sets, frames or maps. `points` are
 * the smaller unit below sets: games in tennis, points in volleyball, table tennis and badminton.
 */
export const units = ['score', 'points', 'corners'] as const
export type Unit = (typeof units)[number]

export interface Play {
  readonly family: PlayFamily
  readonly period: Period
  readonly unit: Unit
  readonly inPlay: boolean
}

const before = (family: PlayFamily, period: Period = 'full', unit: Unit = 'score'): Play => ({
  family,
  period,
  unit,
  inPlay: false,
})

const running = (family: PlayFamily, period: Period = 'full', unit: Unit = 'score'): Play => ({
  ...before(family, period, unit),
  inPlay: true,
})

const quarterForms = ['M', 'R', 'OU', 'EO', 'RM', 'RE', 'ROU', 'REO'] as const
type QuarterCode = `Q${1 | 2 | 3 | 4}${(typeof quarterForms)[number]}`

const wholePlays = {
  M: before('winner'),
  R: before('handicap'),
  OU: before('total'),
  EO: before('odd-even'),
  PD: before('correct-score'),
  T: before('total-goals'),
  F: before('half-full'),
  BTS: before('both-score'),
  RM: running('winner'),
  RE: running('handicap'),
  ROU: running('total'),
  REO: running('odd-even'),
  RPD: running('correct-score'),
  RT: running('total-goals'),
  RF: running('half-full'),
  RBTS: running('both-score'),
  NG: running('next-goal'),
  FS: before('champion'),
} as const

const halfPlays = {
  HM: before('winner', 'half'),
  HR: before('handicap', 'half'),
  HOU: before('total', 'half'),
  HEO: before('odd-even', 'half'),
  HPD: before('correct-score', 'half'),
  HT: before('total-goals', 'half'),
  HBTS: before('both-score', 'half'),
  HRM: running('winner', 'half'),
  HRE: running('handicap', 'half'),
  HROU: running('total', 'half'),
  HREO: running('odd-even', 'half'),
  HRPD: running('correct-score', 'half'),
  HRT: running('total-goals', 'half'),
  HRBTS: running('both-score', 'half'),
  HNG: running('next-goal', 'half'),
} as const

const cornerPlays = {
  CNR: before('handicap', 'full', 'corners'),
  CNOU: before('total', 'full', 'corners'),
  CNEO: before('odd-even', 'full', 'corners'),
  HCNR: before('handicap', 'half', 'corners'),
  HCNOU: before('total', 'half', 'corners'),
  CNRE: running('handicap', 'full', 'corners'),
  CNROU: running('total', 'full', 'corners'),
  CNREO: running('odd-even', 'full', 'corners'),
  HCNRE: running('handicap', 'half', 'corners'),
  HCNROU: running('total', 'half', 'corners'),
} as const

const pointPlays = {
  PTR: before('handicap', 'full', 'points'),
  PTOU: before('total', 'full', 'points'),
  PTRE: running('handicap', 'full', 'points'),
  PTROU: running('total', 'full', 'points'),
} as const

const quarterPlays = Object.fromEntries(
  (['q1', 'q2', 'q3', 'q4'] as const).flatMap((period) =>
    quarterForms.map((form) => [`${period.toUpperCase()}${form}`, { ...wholePlays[form], period }]),
  ),
) as Record<QuarterCode, Play>

/** Every play by its code. A leading H is the half, R in play (RE is the handicap), Q a quarter. */
const plays = {
  ...wholePlays,
  ...halfPlays,
  ...cornerPlays,
  ...pointPlays,
  ...quarterPlays,
} as const satisfies Record<string, Play>

export type PlayCode = keyof typeof plays
export const playCodes = Object.keys(plays) as readonly PlayCode[]

export const isPlayCode = (text: string): text is PlayCode => Object.hasOwn(plays, text)

export const playOf = (code: PlayCode): Play => plays[code]

const lineFamilies = new Set<PlayFamily>(['handicap', 'total'])

export const hasLine = (code: PlayCode): boolean => lineFamilies.has(playOf(code).family)

/** H, I and M are for handicaps and totals; every other play is shown and settled as E. */
export const hasOddsTypes = (code: PlayCode): boolean => hasLine(code)

/** The play without its line and without its stage: R and RE of one period are the same group. */
export const playGroup = (code: PlayCode): string => {
  const { family, period, unit } = playOf(code)
  return `${family}/${period}/${unit}`
}

/** The groups of the plays with a line. */
export const lineGroups: readonly string[] = [...new Set(playCodes.filter(hasLine).map(playGroup))]

/** Football ends level, so its winner has three sides even while the feed lists two of them. */
export const countsDraw = (gameType: MatchGameType, code: PlayCode): boolean =>
  playOf(code).family === 'winner' && isFootball(gameType)

/** An in-play football handicap covers the rest of the match: goals before the bet do not count. */
export const countsFromBet = (gameType: MatchGameType, code: PlayCode): boolean => {
  const { family, unit, inPlay } = playOf(code)
  return inPlay && family === 'handicap' && unit === 'score' && isFootball(gameType)
}
