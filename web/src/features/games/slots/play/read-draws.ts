import type { SlotDraws } from '@xinghe/rules/games/slots/round.ts'

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number')

/** The draws in the view of a round; null for anything else. */
export const readDraws = (view: unknown): SlotDraws | null => {
  if (typeof view !== 'object' || view === null) return null
  const { stops, poolDraws, freeStops } = view as Readonly<Record<string, unknown>>
  const readable =
    isNumbers(stops) &&
    isNumbers(poolDraws) &&
    Array.isArray(freeStops) &&
    freeStops.every((spin) => isNumbers(spin))
  return readable ? { stops, poolDraws, freeStops } : null
}
