import { setRules, type SetDiscipline, type SetRules } from '@xinghe/rules/sports/feed/set-rules.ts'

/** The rules of a sport in sets, and how the world plays it. */
export interface SetModel extends SetRules {
  readonly pointSeconds: number
  readonly breakSeconds: number
  /** How strongly superiority moves a point, on the log scale of its odds. */
  readonly edgeScale: number
  /** Whether points (games) have a handicap and a total of their own beside the sets. */
  readonly pointMarkets: boolean
}

const models: Record<SetDiscipline, Omit<SetModel, keyof SetRules>> = {
  tennis: { pointSeconds: 38, breakSeconds: 120, edgeScale: 0.22, pointMarkets: true },
  volleyball: { pointSeconds: 28, breakSeconds: 180, edgeScale: 0.3, pointMarkets: true },
  'table-tennis': { pointSeconds: 22, breakSeconds: 60, edgeScale: 0.4, pointMarkets: true },
  badminton: { pointSeconds: 26, breakSeconds: 120, edgeScale: 0.35, pointMarkets: true },
  snooker: { pointSeconds: 85, breakSeconds: 120, edgeScale: 0.45, pointMarkets: false },
  esports: { pointSeconds: 100, breakSeconds: 300, edgeScale: 0.45, pointMarkets: false },
}

export const setModel = (discipline: SetDiscipline): SetModel => ({
  ...setRules(discipline),
  ...models[discipline],
})
