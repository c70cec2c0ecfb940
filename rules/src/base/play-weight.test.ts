import { expect, it } from 'vitest'
import { reducedWeights, weightText, type PlayWeights } from './play-weight.ts'

const weights: PlayWeights = {
  TY: 10_000,
  DJ: 10_000,
  ZR: 2_000,
  QP: 2_000,
  CP: 5_050,
  DZ: 10_000,
  BY: 0,
}

it('names the categories that count less, those of one weight together', () => {
  expect(reducedWeights(weights)).toEqual([
    { categories: ['CP'], weightBp: 5_050 },
    { categories: ['ZR', 'QP'], weightBp: 2_000 },
    { categories: ['BY'], weightBp: 0 },
  ])
  expect([5_050, 2_000, 0].map(weightText)).toEqual(['50.5%', '20%', '0%'])
})
