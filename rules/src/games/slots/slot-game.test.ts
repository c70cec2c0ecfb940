import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../base/fraction.ts'
import { type Rng, seededRng } from '../../base/rng.ts'
import { machines } from './machines/machines.ts'
import { drawRound, tellRound } from './round.ts'
import { slotGame } from './slot-game.ts'

/** Answers what it is told to, then zeros, and keeps the bounds that were asked for. */
const scripted = (values: readonly number[]): Rng & { readonly bounds: number[] } => {
  const bounds: number[] = []
  return {
    bounds,
    below(bound) {
      bounds.push(bound)
      return values[bounds.length - 1] ?? 0
    },
  }
}

const poolBounds = [50_000, 2_500_000, 50_000_000]

describe('a slot game', () => {
  it('draws reel stops, pools and then free spins', () => {
    const plain = scripted([5, 5, 5, 5, 5])
    slotGame(machines.KOI).begin(null, plain)
    expect(plain.bounds).toEqual([32, 32, 32, 32, 32, ...poolBounds])

    const feature = scripted([0, 0, 0, 5, 5])
    const draws = slotGame(machines.KOI).begin(null, feature)
    expect(feature.bounds).toEqual([32, 32, 32, 32, 32, ...poolBounds, ...Array(50).fill(32)])
    expect(draws.freeStops).toHaveLength(10)
  })

  it('pays base and free spins as a multiple of the stake', () => {
    const game = slotGame(machines.GEM)
    const draws = game.begin(null, scripted([0, 0, 0]))
    expect(game.payout(draws)).toEqual(fraction(60))
    expect(game.risk(draws)).toEqual(fraction(1))
  })

  it.each(Object.values(machines))('$code never pays more than its greatest win', (machine) => {
    const game = slotGame(machine)
    const rng = seededRng(7)
    for (let round = 0; round < 2_000; round += 1) {
      const payout = game.payout(game.begin(null, rng))
      expect(compare(payout ?? fraction(0), game.maxPayout)).toBeLessThanOrEqual(0)
    }
  })

  it.each(Object.values(machines))('$code pays whole fen for every whole yuan', ({ unit }) => {
    expect(100 % unit).toBe(0)
  })

  it('tells each free spin by itself', () => {
    const draws = drawRound(machines.FLY, scripted([0, 0, 0, 0, 0]))
    const round = tellRound(machines.FLY, draws)
    expect(round.freeSpins).toHaveLength(20)
    const total = round.freeSpins.reduce((sum, { pay }) => sum + pay, round.base.pay)
    expect(round.pay).toBe(total)
  })

  it('takes no action', () => {
    const game = slotGame(machines.GEM)
    const draws = game.begin(null, seededRng(1))
    expect(game.act(draws, undefined as never, seededRng(1)).ok).toBe(false)
    expect(() => game.timeoutAction(draws)).toThrow('never left open')
  })
})
