import { deckSize } from '../cards/deck.ts'
import type { Draw } from '../../base/fair/block-stream.ts'
import { deal } from '../fair/deal.ts'
import type { DrawMeaning } from './told-draw.ts'

/** Every card is a draw of its own from a whole deck. */
export const tellShoe = (draws: readonly Draw[]): DrawMeaning[] =>
  draws.map(({ value }) => ({ kind: 'card', card: value }))

/** Cards of one deck, none twice: a draw chooses among those that are left. */
export const tellDeck = (draws: readonly Draw[]): DrawMeaning[] => {
  let at = 0
  const again = { below: () => draws[at++]?.value ?? 0 }
  return deal(draws.length, deckSize, again).map((card) => ({ kind: 'card', card }))
}
