import type { Price } from './shared-game.ts'
import type { Fen } from '../../base/money.ts'

/** `half`: a part of the stake comes back. */
export type Verdict = 'won' | 'push' | 'half' | 'lost'

/** Of a bet that is paid so much for each yuan, its stake included. */
export const verdictOf = (pays: Price): Verdict => {
  if (pays > 100) return 'won'
  if (pays === 100) return 'push'
  return pays > 0 ? 'half' : 'lost'
}

/** Stakes are whole yuan and prices whole hundredths, so nothing is rounded. */
export const payoutOf = (stake: Fen, pays: Price): Fen => (stake / 100n) * BigInt(pays)
