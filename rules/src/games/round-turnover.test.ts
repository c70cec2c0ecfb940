import { expect, it } from 'vitest'
import { roundTurnover } from './round-turnover.ts'

it.each([
  ['a lost bet', [{ risk: 100n, payout: 0n }], 100n],
  ['a bet that won less than its stake', [{ risk: 100n, payout: 150n }], 50n],
  ['a bet that won a multiple', [{ risk: 100n, payout: 900n }], 100n],
  ['a push', [{ risk: 100n, payout: 100n }], 0n],
  [
    'two bets that cancel each other out',
    [
      { risk: 100n, payout: 200n },
      { risk: 100n, payout: 0n },
    ],
    0n,
  ],
  ['nothing', [], 0n],
])('of %s', (_, bets, expected) => {
  expect(roundTurnover(bets)).toBe(expected)
})
