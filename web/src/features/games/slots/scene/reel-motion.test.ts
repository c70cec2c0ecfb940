import { describe, expect, it } from 'vitest'
import { cruiseSpeed, makeReelMotion } from './reel-motion.ts'

const frameMs = 1000 / 60
const run = (motion: ReturnType<typeof makeReelMotion>, frames: number): number[] =>
  Array.from({ length: frames }, () => {
    motion.step(frameMs)
    return motion.position()
  })

describe('a reel', () => {
  it('is pulled back before it runs', () => {
    const motion = makeReelMotion()
    motion.turn()
    const positions = run(motion, 60)
    expect(Math.max(...positions)).toBeGreaterThan(0)
    expect(positions.at(-1)).toBeLessThan(0)
    expect(motion.speed()).toBeCloseTo(cruiseSpeed)
  })

  it('brakes without a jump in speed, swings past the stop and rests on it', () => {
    const motion = makeReelMotion()
    motion.turn()
    run(motion, 60)
    motion.land(17)
    const first = motion.position()
    motion.step(frameMs)
    expect((first - motion.position()) / (frameMs / 1000)).toBeGreaterThan(cruiseSpeed * 0.85)
    const positions = run(motion, 90)
    expect(Math.min(...positions)).toBeLessThan(17)
    expect(Math.min(...positions)).toBeGreaterThan(16.4)
    expect(motion.resting()).toBe(true)
    expect(motion.position()).toBe(17)
  })

  it('lies still until it is turned', () => {
    const motion = makeReelMotion()
    motion.place(5)
    expect(run(motion, 5)).toEqual([5, 5, 5, 5, 5])
  })
})
