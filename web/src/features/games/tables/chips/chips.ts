import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SpotKey } from '@xinghe/rules/games/tables/table-game.ts'

/** Chips on one spot. */
export interface Laid extends SpotKey {
  readonly amount: Fen
}

/** Chips that lie on the felt and are not sent yet. A step is what one press added; undo takes one back. */
export interface Chips {
  readonly steps: readonly (readonly Laid[])[]
}

export const noChips: Chips = { steps: [] }

export type ChipAction =
  | { readonly type: 'put'; readonly laid: Laid }
  | { readonly type: 'repeat'; readonly laid: readonly Laid[] }
  | { readonly type: 'double' }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }

export const spotKey = ({ play, pick }: SpotKey): string => `${play} ${pick}`

/** One entry for each spot, in the order in which they were first chosen. */
export const summed = (laid: readonly Laid[]): Laid[] => {
  const bySpot = new Map<string, Laid>()
  for (const { play, pick, amount } of laid) {
    const key = spotKey({ play, pick })
    bySpot.set(key, { play, pick, amount: (bySpot.get(key)?.amount ?? 0n) + amount })
  }
  return [...bySpot.values()]
}

export const laidOf = ({ steps }: Chips): Laid[] => summed(steps.flat())

export const totalOf = (laid: readonly Laid[]): Fen =>
  laid.reduce((sum, { amount }) => sum + amount, 0n)

export const chipsReducer = (chips: Chips, action: ChipAction): Chips => {
  switch (action.type) {
    case 'put':
      return { steps: [...chips.steps, [action.laid]] }
    case 'repeat':
      return action.laid.length === 0 ? chips : { steps: [...chips.steps, action.laid] }
    case 'double': {
      const laid = laidOf(chips)
      return laid.length === 0 ? chips : { steps: [...chips.steps, laid] }
    }
    case 'undo':
      return { steps: chips.steps.slice(0, -1) }
    default:
      return noChips
  }
}
