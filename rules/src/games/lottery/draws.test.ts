import { expect, it } from 'vitest'
import { seededRng, type Rng } from '../../base/rng.ts'
import { lotteryOf } from './lotteries.ts'
import { lotteryCodes } from './lottery.ts'
import { cellPicks } from './pick.ts'
import { chanceOf } from './price.ts'

/** Answers given numbers and notes the bounds asked for. */
const scriptedRng = (answers: readonly number[]): { rng: Rng; bounds: number[] } => {
  const bounds: number[] = []
  return { bounds, rng: { below: (bound) => answers[bounds.push(bound) - 1] ?? 0 } }
}

it.each([
  ['K3', [0, 5, 2], [6, 6, 6], [1, 6, 3]],
  ['SSC', [0, 9, 2, 3, 4], [10, 10, 10, 10, 10], [0, 9, 2, 3, 4]],
  ['PK10', [9, 0, 7], [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [10, 2, 1, 4, 5, 6, 7, 8, 9, 3]],
  ['LHC', [48, 0, 0, 0, 0, 0, 42], [49, 48, 47, 46, 45, 44, 43], [49, 2, 3, 4, 5, 6, 1]],
] as const)(
  '%s asks for the numbers of its draw in a fixed order',
  (code, answers, bounds, numbers) => {
    const script = scriptedRng(answers)
    expect(lotteryOf(code).draw(script.rng)).toEqual(numbers)
    expect(script.bounds).toEqual(bounds)
  },
)

it('swaps forward, so that any order of the cars can come', () => {
  const { rng } = scriptedRng([9, 8, 7, 6, 5])
  expect(lotteryOf('PK10').draw(rng)).toEqual([10, 1, 2, 3, 4, 6, 7, 8, 9, 5])
})

it.each(lotteryCodes)(
  '%s draws numbers of its own, without a repetition where there is none',
  (code) => {
    const rng = seededRng(7)
    for (let round = 0; round < 500; round += 1) {
      const numbers = lotteryOf(code).draw(rng)
      const [least, most, count] = {
        K3: [1, 6, 3],
        SSC: [0, 9, 5],
        PK10: [1, 10, 10],
        LHC: [1, 49, 7],
      }[code] as [number, number, number]
      expect(numbers).toHaveLength(count)
      expect(numbers.every((number) => number >= least && number <= most)).toBe(true)
      if (code === 'PK10' || code === 'LHC') expect(new Set(numbers).size).toBe(count)
    }
  },
)

it.each(lotteryCodes)('%s: every cell is hit as often as its probability says', (code) => {
  const lottery = lotteryOf(code)
  const rng = seededRng(20_261_116)
  const draws = Array.from({ length: 6_000 }, () => lottery.draw(rng))
  const cells = lottery.plays.flatMap((play) => cellPicks(play).map((pick) => ({ play, pick })))
  for (const { play, pick } of cells) {
    const { won } = chanceOf(play, pick, 6)
    const p = Number(won.top) / Number(won.bottom)
    const hits = draws.filter((drawn) => play.judge(pick, drawn, 6) === 'won').length
    const deviation = Math.abs(hits - p * draws.length) / Math.sqrt(draws.length * p * (1 - p))
    expect(hits).toBeGreaterThan(0)
    expect(deviation).toBeLessThan(4.5)
  }
})
