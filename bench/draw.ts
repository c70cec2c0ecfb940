import type { Bench } from './bench.ts'
import { measurePaying, type PaidGame } from './paying.ts'

const lottery: PaidGame = {
  table: 'SSC',
  channel: 'XHCP',
  houseAccount: -43,
  numbers: [1, 2, 3, 4, 5],
  choices: [
    { play: 'total-side', pick: 'odd', price: 196 },
    { play: 'total-side', pick: 'even', price: 196 },
  ],
  bets: 100_000,
}

export const draw: Bench = {
  what: 'bets paid per second: 100,000 bets of one draw in chunks ÷ the same one by one, same PostgreSQL, in turn',
  async run({ seconds }) {
    const value = await measurePaying(lottery, seconds)
    return [{ label: 'set-based ÷ row by row', value, goal: { atLeast: 20 } }]
  },
}
