import * as z from 'zod/mini'
import { fraction, zero } from '@xinghe/rules/base/fraction.ts'
import { no, ok } from '@xinghe/rules/base/result.ts'
import type { SoloGame } from '@xinghe/rules/games/solo-game.ts'
import { gameChannels } from '../src/features/games/channels/game-channels.ts'
import { playable } from '../src/features/games/solo/playable.ts'

interface Hand {
  readonly cards: readonly number[]
  readonly doubled: boolean
  readonly ended: boolean
}
type HandAction = 'hit' | 'double' | 'stand'

/** Cards of 1 to 10; a sum from 12 to 20 pays twice the risk. A first card of 10 ends the hand at once. */
const game: SoloGame<null, Hand, HandAction, Hand> = {
  code: 'HAND',
  version: 1,
  maxRisk: fraction(2),
  maxPayout: fraction(4),
  openingRisk: () => fraction(1),
  begin(_, rng) {
    const cards = [rng.below(10) + 1]
    return { cards, doubled: false, ended: cards[0] === 10 }
  },
  act(hand, action, rng) {
    if (hand.ended || (action === 'double' && hand.cards.length > 1))
      return no('action-not-allowed')
    if (action === 'stand') return ok({ ...hand, ended: true })
    const cards = [...hand.cards, rng.below(10) + 1]
    const isOver = cards.reduce((sum, card) => sum + card, 0) > 20
    return ok({ cards, doubled: action === 'double', ended: action === 'double' || isOver })
  },
  risk: ({ doubled }) => fraction(doubled ? 2 : 1),
  payout({ cards, doubled, ended }) {
    if (!ended) return null
    const sum = cards.reduce((all, card) => all + card, 0)
    const isWon = cards[0] === 10 || (sum >= 12 && sum <= 20)
    return isWon ? fraction(doubled ? 4 : 2) : zero
  },
  view: (hand) => hand,
  timeoutAction: () => 'stand',
}

export const handGame = playable(
  game,
  { choice: z.null(), action: z.enum(['hit', 'double', 'stand']) },
  {
    channel: gameChannels.cards,
    startedBy: 'deal',
    stakes: [200n, 1_000n, 10_000n],
    lastsMs: () => 5_000,
  },
)
