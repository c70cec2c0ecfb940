import { describe, expect, it } from 'vitest'
import { playBlackjack } from '../../../../long/play-blackjack.ts'
import { readVectors } from '../../../../vectors/read-vectors.ts'
import { advise } from './basic-strategy.ts'
import { blackjack } from './blackjack.ts'
import { returns } from './returns.ts'
import { cardValues } from './card-odds.ts'
import { bestOf, solveAgainst } from './member-odds.ts'

const published = readVectors('rtp.csv').filter(([game]) => game === '21点')

describe('the return of 21点', () => {
  it('equals the published fractions', () => {
    const rows = returns().map(({ game, bet, value }) => [
      game,
      bet,
      `${value.top}/${value.bottom}`,
    ])
    expect(rows).toEqual(published.map((row) => row.slice(0, 3)))
  })

  it('is that of the table of best actions, for every two cards and open card', () => {
    for (const up of cardValues) {
      const choicesOf = solveAgainst(up)
      for (const first of cardValues) {
        for (const second of cardValues.filter((value) => first + value !== 11 || value > 1)) {
          if (first === 1 && second === 10) continue
          const view = blackjack.view({
            phase: 'play',
            dealer: [up - 1, 1],
            hands: [
              { cards: [first - 1, second - 1], doubled: false, surrendered: false, done: false },
            ],
            insured: false,
          })
          const best = bestOf(choicesOf(first, second))[0]
          expect([first, second, up, advise(view)]).toEqual([first, second, up, best])
        }
      }
    }
  })

  it('is met by play with the table, within five standard errors', () => {
    const { mean, error } = playBlackjack(20_000, 21)
    expect(Math.abs(mean + 0.004849)).toBeLessThan(5 * error)
  })
})
