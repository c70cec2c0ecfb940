import { expect, it } from 'vitest'
import { isPossibleBet } from './possible-bet.ts'

const home = { play: 'M', side: 'H' } as const
const over = { play: 'OU', side: 'O' } as const

it.each([
  ['a single', 'single', [home], true],
  ['a single of two picks', 'single', [home, over], false],
  ['a single of none', 'single', [], false],
  ['a double', '2x1', [home, over], true],
  ['a treble of two picks', '3x1', [home, over], false],
  ['an unknown code', 'lucky', [home, over], false],
  ['a side of another play', 'single', [{ play: 'M', side: 'O' }], false],
] as const)('%s', (_, code, picks, possible) => {
  expect(isPossibleBet({ code, picks })).toBe(possible)
})
