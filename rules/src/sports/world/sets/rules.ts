import type { Discipline } from '../discipline.ts'

/** A sport played to a number of won sets, frames or maps. */
export interface SetRules {
  readonly setsToWin: number
  /** Points that win a set, and the deciding one. */
  readonly points: number
  readonly lastSetPoints: number
  /** By how many a set must be won, up to the cap where the next point decides. */
  readonly lead: number
  readonly cap: number
  /** What one point counts on the scoreboard. */
  readonly pointValue: number
  readonly pointSeconds: number
  readonly breakSeconds: number
  /** How strongly superiority moves a point, on the log scale of its odds. */
  readonly edgeScale: number
  /** Sets are made of games, and those of points with a server. */
  readonly tennis: boolean
  /** Whether points (games) have a handicap and a total of their own beside the sets. */
  readonly pointMarkets: boolean
}

const rallies = { lead: 2, pointValue: 1, tennis: false, pointMarkets: true } as const
const units = { lead: 1, tennis: false, pointMarkets: false } as const

const rules = {
  tennis: {
    setsToWin: 2,
    points: 6,
    lastSetPoints: 6,
    lead: 2,
    cap: 7,
    pointValue: 1,
    pointSeconds: 38,
    breakSeconds: 120,
    edgeScale: 0.22,
    tennis: true,
    pointMarkets: true,
  },
  volleyball: {
    ...rallies,
    setsToWin: 3,
    points: 25,
    lastSetPoints: 15,
    cap: 40,
    pointSeconds: 28,
    breakSeconds: 180,
    edgeScale: 0.3,
  },
  'table-tennis': {
    ...rallies,
    setsToWin: 3,
    points: 11,
    lastSetPoints: 11,
    cap: 25,
    pointSeconds: 22,
    breakSeconds: 60,
    edgeScale: 0.4,
  },
  badminton: {
    ...rallies,
    setsToWin: 2,
    points: 21,
    lastSetPoints: 21,
    cap: 30,
    pointSeconds: 26,
    breakSeconds: 120,
    edgeScale: 0.35,
  },
  // A frame is won with 64 points: eight visits that count eight each.
  snooker: {
    ...units,
    setsToWin: 5,
    points: 8,
    lastSetPoints: 8,
    cap: 8,
    pointValue: 8,
    pointSeconds: 85,
    breakSeconds: 120,
    edgeScale: 0.45,
  },
  esports: {
    ...units,
    setsToWin: 2,
    points: 13,
    lastSetPoints: 13,
    cap: 13,
    pointValue: 1,
    pointSeconds: 100,
    breakSeconds: 300,
    edgeScale: 0.45,
  },
} as const satisfies Partial<Record<Discipline, SetRules>>

export type SetDiscipline = keyof typeof rules

export const isSetDiscipline = (discipline: Discipline): discipline is SetDiscipline =>
  Object.hasOwn(rules, discipline)

export const setRules = (discipline: SetDiscipline): SetRules => rules[discipline]
