import type { Fraction } from '../src/base/fraction.ts'
import { seededRng, type Rng } from '../src/base/rng.ts'
import { advise } from '../src/games/cards/blackjack/basic-strategy.ts'
import { blackjack } from '../src/games/cards/blackjack/blackjack.ts'

const numberOf = ({ top, bottom }: Fraction): number => Number(top) / Number(bottom)

const playHand = (rng: Rng): number => {
  let state = blackjack.begin(null, rng)
  for (let action = advise(blackjack.view(state)); action; action = advise(blackjack.view(state))) {
    const next = blackjack.act(state, action, rng)
    if (!next.ok) throw new Error(`${action} was advised and refused`)
    state = next.value
  }
  const paid = blackjack.payout(state)
  if (paid === null) throw new Error('a hand without advice is not over')
  return numberOf(paid) - numberOf(blackjack.risk(state))
}

/** Plays hands by the table of best actions: the mean net result in first stakes, and its standard error. */
export const playBlackjack = (hands: number, seed: number): { mean: number; error: number } => {
  const rng = seededRng(seed)
  let [net, squares] = [0, 0]
  for (let hand = 0; hand < hands; hand += 1) {
    const result = playHand(rng)
    net += result
    squares += result * result
  }
  const mean = net / hands
  return { mean, error: Math.sqrt((squares / hands - mean * mean) / hands) }
}
