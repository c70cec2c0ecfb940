import { setRules, type SetDiscipline, type SetRules } from '@xinghe/rules/sports/feed/set-rules.ts'

/** The rules of a sport in sets, and how the world plays it. */
export interface SetModel extends SetRules {
  readonly pointSeconds: number
  readonly breakSeconds: number
  /** How strongly superiority moves a point, on the log scale of its odds. */
  readonly edgeScale: number
  /** Whether points (games) have a handicap and a total of their own beside the sets. */
  readonly pointMarkets: boolean
  /**
   * What the points that win a set count on the scoreboard, each in another order for each side; empty where
   * a point counts one. A set takes one of the lists for both sides, so its winner has the higher score.
   */
  readonly pointValues: readonly (readonly number[])[]
}

const ones = { pointValues: [] } as const

const models: Record<SetDiscipline, Omit<SetModel, keyof SetRules>> = {
  tennis: { pointSeconds: 38, breakSeconds: 120, edgeScale: 0.22, pointMarkets: true, ...ones },
  volleyball: { pointSeconds: 28, breakSeconds: 180, edgeScale: 0.3, pointMarkets: true, ...ones },
  'table-tennis': {
    pointSeconds: 22,
    breakSeconds: 60,
    edgeScale: 0.4,
    pointMarkets: true,
    ...ones,
  },
  badminton: { pointSeconds: 26, breakSeconds: 120, edgeScale: 0.35, pointMarkets: true, ...ones },
  snooker: {
    pointSeconds: 85,
    breakSeconds: 120,
    edgeScale: 0.45,
    pointMarkets: false,
    pointValues: [
      [1, 1, 4, 5, 7, 8, 14, 22],
      [1, 1, 5, 6, 8, 9, 17, 24],
      [1, 4, 5, 6, 7, 8, 13, 16],
      [1, 1, 1, 5, 8, 10, 17, 30],
    ],
  },
  esports: {
    pointSeconds: 100,
    breakSeconds: 300,
    edgeScale: 0.45,
    pointMarkets: false,
    ...ones,
  },
}

export const setModel = (discipline: SetDiscipline): SetModel => ({
  ...setRules(discipline),
  ...models[discipline],
})
