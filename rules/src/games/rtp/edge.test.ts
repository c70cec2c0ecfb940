import { expect, it } from 'vitest'
import { edgeBpOf, edgeText } from './edge.ts'
import { gameCategories } from '../house/game.ts'

it.each([
  // With the pools, which every spin takes part in.
  ['GEM', 287],
  ['BJ', 48],
  ['K3', 200],
  ['BA1', 105],
])('the edge in %s is that of its best bet, cut to %d', (code, edge) => {
  expect(edgeBpOf(code)).toBe(edge)
})

it('every game of the house has an edge, and an unknown one none', () => {
  for (const code of Object.keys(gameCategories)) {
    expect(edgeBpOf(code), code).toBeGreaterThan(0)
    expect(edgeBpOf(code), code).toBeLessThan(1_000)
  }
  expect(edgeBpOf('none')).toBe(0)
})

it.each([
  ['36/37', '2.7027%'],
  ['1/1', '0.0000%'],
])('a return of %s leaves an edge of %s', (exact, text) => {
  expect(edgeText(exact)).toBe(text)
})
