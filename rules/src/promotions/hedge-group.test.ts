import { describe, expect, it } from 'vitest'
import type { Fen } from '../base/money.ts'
import { addToGroup, countedInGroup, emptyGroup, type HedgeGroup } from './hedge-group.ts'

const group = (sides: number, ...bets: readonly (readonly [string, Fen])[]): HedgeGroup =>
  bets.reduce(
    (before, [side, amount]) => addToGroup(before, { group: 'g', side, sides }, amount),
    emptyGroup,
  )

describe('a group of bets', () => {
  it('counts everything while a side has no bet', () => {
    expect(countedInGroup(group(3, ['H', 100n], ['C', 100n]))).toBe(200n)
    expect(countedInGroup(emptyGroup)).toBe(0n)
  })

  it('does not count what covers every side', () => {
    expect(countedInGroup(group(2, ['H', 100n], ['C', 100n]))).toBe(0n)
    expect(countedInGroup(group(3, ['H', 100n], ['C', 40n], ['N', 30n]))).toBe(80n)
  })

  it('adds up bets on one side', () => {
    expect(countedInGroup(group(2, ['H', 100n], ['C', 30n], ['C', 20n]))).toBe(50n)
  })

  it('counts everything where the number of sides is not known', () => {
    expect(countedInGroup(group(0, ['H', 100n], ['C', 100n]))).toBe(200n)
  })

  it('has as many sides as the bet that knew most', () => {
    const two = group(2, ['H', 100n], ['C', 100n])
    const three = addToGroup(two, { group: 'g', side: 'H', sides: 3 }, 0n)
    expect(countedInGroup(three)).toBe(200n)
    expect(addToGroup(three, { group: 'g', side: 'C', sides: 0 }, 5n).sides).toBe(3)
  })
})
