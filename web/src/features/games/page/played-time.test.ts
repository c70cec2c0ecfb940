import { expect, it } from 'vitest'
import { playedTime } from './played-time.ts'

it('counts hours, minutes and seconds, and never below zero', () => {
  expect(playedTime(-5)).toBe('0:00:00')
  expect(playedTime(59_999)).toBe('0:00:59')
  expect(playedTime(3_729_000)).toBe('1:02:09')
  expect(playedTime(100 * 3_600_000)).toBe('100:00:00')
})
