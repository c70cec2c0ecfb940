import { optimalReturn } from '../src/games/cards/blackjack/optimal-return.ts'
import { playBlackjack } from './play-blackjack.ts'

const hands = 10_000_000
const { top, bottom } = optimalReturn()
const expected = Number(top) / Number(bottom) - 1
const { mean, error } = playBlackjack(hands, 21)
const away = (mean - expected) / error

console.log(
  `BJ returns ${(100 + 100 * mean).toFixed(4)} % over ${hands} hands, ` +
    `${away.toFixed(2)} standard errors from the exact ${(100 + 100 * expected).toFixed(4)} %`,
)
if (Math.abs(away) > 4) process.exitCode = 1
