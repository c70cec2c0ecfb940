import { describe, expect, it } from 'vitest'
import { linePay } from './line-wins.ts'
import { machines } from './machines/machines.ts'
import { baseSpin, freeSpin } from './spin.ts'
import { wayWins } from './way-wins.ts'

const { GEM, KOI, FLY, DRG } = machines

describe('a line', () => {
  it('pays the run from the left, wilds included', () => {
    expect(linePay(['A', 'W', 'A', 'B', 'A'], KOI.pays)).toEqual({ symbol: 'A', count: 3, pay: 60 })
    expect(linePay(['B', 'A', 'A', 'A', 'A'], KOI.pays).pay).toBe(0)
    expect(linePay(['G', 'W', 'W', 'W', 'G'], KOI.pays)).toEqual({ symbol: 'G', count: 5, pay: 60 })
  })

  it('pays wilds for themselves where that is more', () => {
    expect(linePay(['W', 'W', 'W'], GEM.pays)).toEqual({ symbol: 'W', count: 3, pay: 60 })
    expect(linePay(['W', 'W', 'E'], GEM.pays)).toEqual({ symbol: 'E', count: 3, pay: 3 })
    expect(linePay(['W', 'A', 'B'], GEM.pays).pay).toBe(0)
  })

  it('is broken by a scatter', () => {
    expect(linePay(['A', 'W', 'S', 'A', 'A'], KOI.pays).pay).toBe(0)
  })
})

describe('ways', () => {
  const filler = ['F', 'G', 'H']

  it('multiply the places of each reel', () => {
    const window = [['A', 'A', 'B'], ['A', 'W', 'C'], ['A', 'D', 'E'], filler, filler]
    expect(wayWins(window, FLY.pays, 1, 1)).toEqual([
      {
        symbol: 'A',
        count: 3,
        line: null,
        ways: 4,
        positions: [
          { reel: 0, row: 0 },
          { reel: 0, row: 1 },
          { reel: 1, row: 0 },
          { reel: 1, row: 1 },
          { reel: 2, row: 0 },
        ],
        pay: 320,
      },
    ])
  })

  it('count a wild three times where the machine says so', () => {
    const window = [['A', 'B', 'C'], ['W', 'F', 'F'], ['A', 'D', 'E'], filler, filler]
    const [win] = wayWins(window, DRG.pays, 1, 3)
    expect(win).toMatchObject({ symbol: 'A', ways: 3, pay: 150 })
  })

  it('multiply every win of a free spin', () => {
    const window = [['A', 'B', 'C'], ['A', 'F', 'F'], ['A', 'D', 'E'], filler, filler]
    expect(wayWins(window, FLY.pays, 3, 1)[0]?.pay).toBe(240)
  })
})

describe('a spin', () => {
  it('reads the strip downwards from its stop and around its end', () => {
    expect(baseSpin(GEM, [23, 0, 1]).window).toEqual([
      ['E', 'W', 'W'],
      ['W', 'W', 'W'],
      ['W', 'W', 'A'],
    ])
  })

  it('pays sixty stakes for nine wilds', () => {
    const spin = baseSpin(GEM, [0, 0, 0])
    expect(spin.wins).toHaveLength(5)
    expect(spin.pay).toBe(300)
  })

  it('gives free spins for scatters anywhere', () => {
    const three = baseSpin(KOI, [0, 31, 30, 10, 10])
    expect(three.scatters).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
    ])
    expect(three.prize).toEqual({ count: 3, stakes: 2, freeSpins: 10 })
    expect(three.pay).toBe(40 + three.wins.reduce((sum, { pay }) => sum + pay, 0))
    expect(baseSpin(DRG, [0, 0, 0, 0, 0]).prize?.freeSpins).toBe(20)
    expect(baseSpin(KOI, [0, 0, 5, 5, 5]).prize).toBeNull()
  })

  it('has no free spins where the machine has none', () => {
    expect(() => freeSpin(GEM, [0, 0, 0])).toThrow('no free spins')
  })
})
