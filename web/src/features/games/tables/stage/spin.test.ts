import { wheelOrder } from '@xinghe/rules/games/tables/roulette-wheel.ts'
import { expect, it } from 'vitest'
import { pocketRadius, pocketUnder, spinAt, trackRadius } from './spin.ts'

it.each(wheelOrder)('the ball comes to rest in the pocket of %i', (number) => {
  for (const round of [1, 2, 77, 1_234_567]) {
    for (const part of [0.88, 0.9, 0.97, 1, 1.4]) {
      const position = spinAt(number, round, part)
      expect(pocketUnder(position)).toBe(number)
      expect(position.radius).toBe(pocketRadius)
    }
  }
})

it('the ball runs on the rim first, against the wheel, and never jumps', () => {
  const steps = Array.from({ length: 1_001 }, (_, step) => spinAt(17, 5, step / 1_000))
  expect(steps[0]?.radius).toBe(trackRadius)
  steps.slice(1).forEach((position, at) => {
    const before = steps[at] ?? position
    expect(position.wheel).toBeGreaterThanOrEqual(before.wheel)
    expect(Math.abs(position.ball - before.ball)).toBeLessThan(14)
    expect(Math.abs(position.radius - before.radius)).toBeLessThan(0.03)
  })
  expect((steps[0]?.ball ?? 0) - (steps[500]?.ball ?? 0)).toBeGreaterThan(360)
})
