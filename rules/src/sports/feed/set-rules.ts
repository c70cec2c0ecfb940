import type { Discipline } from './discipline.ts'

/** A sport played to a number of won sets, frames or maps. */
export interface SetRules {
  readonly setsToWin: number
  /** Points (games in tennis) that win a set, and the deciding one. */
  readonly points: number
  readonly lastSetPoints: number
  /** By how many a set must be won, up to the cap where the next point decides. */
  readonly lead: number
  readonly cap: number
  /** Sets are made of games, and those of points with a server. */
  readonly tennis: boolean
}

const rallies = { lead: 2, tennis: false } as const

const rules = {
  tennis: {
    setsToWin: 2,
    points: 6,
    lastSetPoints: 6,
    lead: 2,
    cap: 7,
    tennis: true,
  },
  volleyball: { ...rallies, setsToWin: 3, points: 25, lastSetPoints: 15, cap: 40 },
  'table-tennis': { ...rallies, setsToWin: 3, points: 11, lastSetPoints: 11, cap: 25 },
  badminton: { ...rallies, setsToWin: 2, points: 21, lastSetPoints: 21, cap: 30 },
  // A frame is won with eight visits to the table that score.
  snooker: {
    setsToWin: 5,
    points: 8,
    lastSetPoints: 8,
    lead: 1,
    cap: 8,
    tennis: false,
  },
  esports: {
    setsToWin: 2,
    points: 13,
    lastSetPoints: 13,
    lead: 1,
    cap: 13,
    tennis: false,
  },
} as const satisfies Partial<Record<Discipline, SetRules>>

export type SetDiscipline = keyof typeof rules

export const isSetDiscipline = (discipline: Discipline): discipline is SetDiscipline =>
  Object.hasOwn(rules, discipline)

export const setRules = (discipline: SetDiscipline): SetRules => rules[discipline]
