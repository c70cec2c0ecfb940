import { expect, it } from 'vitest'
import { fraction } from '../../base/fraction.ts'
import { seededRng } from '../../base/rng.ts'
import { bullets, cannons } from './cannon.ts'
import { catchBound, drawHit, hitVariance } from './catch.ts'
import { fishKind, fishKindCodes } from './fish-kind.ts'
import { returnOf } from './returns.ts'

it.each(fishKindCodes)('returns 24/25 of every bullet: %s', (code) => {
  expect(returnOf(fishKind(code))).toEqual(fraction(24, 25))
})

it('changes the return with a single prize', () => {
  const { prizes, ...chest } = fishKind('chest')
  const [first, ...others] = prizes
  if (first === undefined) throw new Error('a chest has no prize')
  // The bound follows the mean, so a wrong share must show: 51 + 30 + 15 + 5 are more than a hundred.
  const wrong = { ...chest, prizes: [{ ...first, share: 51 }, ...others] }
  expect(returnOf(wrong)).not.toEqual(fraction(24, 25))
})

it('has the multiples of the page, and a chest with the mean of 28.5', () => {
  const plain = fishKindCodes.flatMap((code) => {
    const { prizes } = fishKind(code)
    return prizes.length === 1 ? prizes.map(({ multiple }) => multiple) : []
  })
  expect(plain).toEqual([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 40, 60, 80, 100, 200])
  expect(fishKind('chest').prizes).toEqual([
    { multiple: 10, share: 50 },
    { multiple: 20, share: 30 },
    { multiple: 50, share: 15 },
    { multiple: 200, share: 5 },
  ])
  expect(catchBound(fishKind('chest'))).toBe(2_850)
})

it('draws one number for a fish, and a second for the prize of a caught chest alone', () => {
  const asked: number[] = []
  const rng = (...numbers: number[]) => ({
    below(bound: number) {
      asked.push(bound)
      return numbers.shift() ?? 0
    },
  })
  expect(drawHit(fishKind('turtle'), rng(95))).toBe(25)
  expect(drawHit(fishKind('turtle'), rng(96))).toBe(0)
  expect(drawHit(fishKind('chest'), rng(96))).toBe(0)
  expect(asked.splice(0)).toEqual([2_500, 2_500, 2_850])
  expect(
    [49, 50, 79, 80, 94, 95, 99].map((prize) => drawHit(fishKind('chest'), rng(0, prize))),
  ).toEqual([10, 20, 20, 50, 50, 200, 200])
  expect(asked.slice(0, 2)).toEqual([2_850, 100])
})

it.each(['clown', 'chest', 'dragon'] as const)('spreads as its variance says: %s', (code) => {
  const kind = fishKind(code)
  const rng = seededRng(7)
  const tries = 400_000
  let [sum, squares] = [0, 0]
  for (let at = 0; at < tries; at += 1) {
    const paid = drawHit(kind, rng)
    sum += paid
    squares += paid * paid
  }
  const variance = squares / tries - (sum / tries) ** 2
  expect(Math.abs(variance / hitVariance(kind) - 1)).toBeLessThan(0.1)
})

it('has three cannons from 0.10 to 10 yuan, each stronger than the one before', () => {
  expect(cannons).toHaveLength(3)
  expect([bullets[0], bullets.at(-1)]).toEqual([10n, 1_000n])
  expect(bullets).toEqual(bullets.toSorted((one, other) => Number(one - other)))
})
