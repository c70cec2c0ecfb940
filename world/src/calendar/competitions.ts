import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'

/** A kind of league that several regions have. */
export interface Competition {
  readonly discipline: Discipline
  /** Part of the league's id. */
  readonly key: string
  /** Follows the region in the league's name. */
  readonly title: string
  readonly regions: number
  readonly teams: number
  /** Local starts of the week's rounds: day (0 is Monday) and hour. */
  readonly rounds: readonly (readonly [day: number, hour: number])[]
  readonly waves: number
  readonly waveMinutes: number
  /** Standard deviation of the strengths. */
  readonly spread: number
  readonly homeAdvantage: number
  readonly hasChampion: boolean
}

const daily = (...hours: readonly number[]): [number, number][] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) => hours.map((hour): [number, number] => [day, hour]))

const football = {
  discipline: 'football',
  regions: 26,
  waves: 4,
  waveMinutes: 105,
  spread: 0.22,
  homeAdvantage: 0.14,
  hasChampion: false,
} as const

const indoor = { waves: 3, waveMinutes: 90, homeAdvantage: 0.15, hasChampion: true } as const
const tour = { homeAdvantage: 0, hasChampion: true, spread: 0.35 } as const

/** A match every hour, day and night. Esports matches of even sides are rarely over within half an hour. */
const everyHour = { regions: 1, teams: 16, waves: 8, waveMinutes: 60, hasChampion: false } as const
const hourly = { ...everyHour, key: 'hourly', rounds: daily(0, 8, 16) } as const
const halfHourly = { ...everyHour, key: 'half-hourly', rounds: daily(0.5, 8.5, 16.5) } as const
const evenSpread = 0.12

/** Overlapping matches for the minutes that the open tournaments leave idle. */
const challenge = { ...tour, key: 'challenge', regions: 1, spread: evenSpread, hasChampion: false }

/** About six thousand matches a week together. */
export const competitions: readonly Competition[] = [
  {
    ...football,
    key: 'super',
    title: '超级联赛',
    teams: 18,
    rounds: [
      [5, 13],
      [2, 16],
    ],
    hasChampion: true,
  },
  {
    ...football,
    key: 'first',
    title: '甲级联赛',
    teams: 18,
    rounds: [
      [6, 13],
      [3, 16],
    ],
  },
  {
    ...football,
    key: 'second',
    title: '乙级联赛',
    teams: 16,
    rounds: [
      [4, 15],
      [1, 16],
    ],
  },
  {
    ...football,
    key: 'women',
    title: '女子超级联赛',
    teams: 10,
    rounds: [
      [6, 10],
      [0, 17],
    ],
  },
  {
    ...football,
    key: 'under21',
    title: 'U21联赛',
    teams: 12,
    rounds: [
      [0, 14],
      [3, 12],
    ],
  },
  {
    ...football,
    key: 'reserve',
    title: '后备联赛',
    teams: 10,
    rounds: [
      [1, 11],
      [4, 11],
    ],
  },
  {
    ...indoor,
    discipline: 'basketball',
    key: 'pro',
    title: '职业篮球联赛',
    regions: 16,
    teams: 14,
    rounds: [
      [1, 18],
      [4, 18],
      [6, 15],
    ],
    spread: 0.25,
  },
  {
    ...indoor,
    discipline: 'basketball',
    key: 'women',
    title: '女子篮球联赛',
    regions: 16,
    teams: 10,
    rounds: [
      [2, 17],
      [5, 14],
    ],
    spread: 0.28,
    hasChampion: false,
  },
  {
    ...indoor,
    discipline: 'volleyball',
    key: 'men',
    title: '男子排球联赛',
    regions: 12,
    teams: 12,
    rounds: [
      [2, 17],
      [5, 15],
    ],
    spread: 0.3,
  },
  {
    ...indoor,
    discipline: 'volleyball',
    key: 'women',
    title: '女子排球联赛',
    regions: 12,
    teams: 12,
    rounds: [
      [3, 17],
      [6, 13],
    ],
    spread: 0.3,
    hasChampion: false,
  },
  {
    ...indoor,
    discipline: 'handball',
    key: 'men',
    title: '手球联赛',
    regions: 6,
    teams: 12,
    rounds: [
      [3, 17],
      [6, 15],
    ],
    spread: 0.25,
    hasChampion: false,
  },
  {
    ...indoor,
    discipline: 'ice-hockey',
    key: 'pro',
    title: '冰球联赛',
    regions: 5,
    teams: 12,
    rounds: [
      [1, 18],
      [3, 18],
      [5, 16],
    ],
    spread: 0.16,
  },
  {
    ...indoor,
    discipline: 'rugby',
    key: 'union',
    title: '橄榄球联赛',
    regions: 4,
    teams: 12,
    rounds: [[5, 13]],
    spread: 0.22,
    hasChampion: false,
  },
  {
    ...indoor,
    discipline: 'american-football',
    key: 'pro',
    title: '美式足球联盟',
    regions: 4,
    teams: 12,
    rounds: [[6, 13]],
    spread: 0.22,
    hasChampion: false,
  },
  {
    ...indoor,
    discipline: 'baseball',
    key: 'pro',
    title: '职业棒球联盟',
    regions: 5,
    teams: 12,
    rounds: [
      [1, 17],
      [2, 17],
      [3, 17],
      [4, 17],
      [5, 13],
      [6, 13],
    ],
    spread: 0.14,
  },
  {
    ...tour,
    discipline: 'tennis',
    key: 'open',
    title: '网球公开赛',
    regions: 6,
    teams: 32,
    rounds: daily(10),
    waves: 8,
    waveMinutes: 75,
  },
  {
    ...tour,
    discipline: 'table-tennis',
    key: 'open',
    title: '乒乓球大师赛',
    regions: 4,
    teams: 24,
    rounds: daily(9, 16),
    waves: 12,
    waveMinutes: 30,
  },
  {
    ...tour,
    discipline: 'badminton',
    key: 'open',
    title: '羽毛球巡回赛',
    regions: 2,
    teams: 24,
    rounds: daily(11),
    waves: 12,
    waveMinutes: 45,
  },
  {
    ...tour,
    discipline: 'snooker',
    key: 'open',
    title: '斯诺克锦标赛',
    regions: 2,
    teams: 24,
    rounds: daily(12),
    waves: 6,
    waveMinutes: 100,
  },
  {
    ...tour,
    discipline: 'esports',
    key: 'league',
    title: '电竞职业联赛',
    regions: 5,
    teams: 16,
    rounds: [
      [0, 17],
      [2, 17],
      [4, 17],
      [5, 14],
      [6, 14],
    ],
    waves: 4,
    waveMinutes: 75,
    hasChampion: true,
  },
  {
    ...hourly,
    discipline: 'basketball',
    title: '篮球整点赛',
    spread: 0.25,
    homeAdvantage: 0.15,
  },
  {
    ...halfHourly,
    discipline: 'basketball',
    title: '篮球半点赛',
    spread: 0.25,
    homeAdvantage: 0.15,
  },
  {
    ...hourly,
    discipline: 'esports',
    title: '电竞整点赛',
    spread: evenSpread,
    homeAdvantage: 0,
  },
  {
    ...halfHourly,
    discipline: 'esports',
    title: '电竞半点赛',
    spread: evenSpread,
    homeAdvantage: 0,
  },
  {
    ...challenge,
    discipline: 'tennis',
    title: '网球挑战赛',
    teams: 16,
    // From noon to eight in the evening the open tournaments overlap by themselves.
    rounds: daily(0, 4, 8, 20),
    waves: 8,
    waveMinutes: 30,
  },
  {
    ...challenge,
    discipline: 'snooker',
    title: '斯诺克挑战赛',
    teams: 18,
    rounds: daily(0, 6, 12, 18),
    waves: 9,
    waveMinutes: 40,
  },
]

/** Four leagues in which a match is always running. */
export const virtualTitles = [
  '星河虚拟超级联赛',
  '银翼虚拟联赛',
  '天枢虚拟杯',
  '北斗虚拟冠军赛',
] as const
export const virtualTeams = 16
