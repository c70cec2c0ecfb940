import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sandboxClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('runs with the system time, ahead by what it was moved, and never back', () => {
  const clock = sandboxClock()
  clock.advance?.(500)
  clock.advance?.(-500)
  expect(clock.now()).toBe(1_000_500)
  vi.advanceTimersByTime(200)
  expect(clock.now()).toBe(1_000_700)
})

it('stands still while stopped, can be moved, and runs on from there', () => {
  const clock = sandboxClock()
  clock.stop?.(true)
  vi.advanceTimersByTime(300)
  expect(clock.now()).toBe(1_000_000)
  clock.advance?.(50)
  clock.stop?.(true)
  expect(clock.now()).toBe(1_000_050)
  clock.stop?.(false)
  expect(clock.now()).toBe(1_000_050)
  vi.advanceTimersByTime(7)
  clock.stop?.(false)
  expect(clock.now()).toBe(1_000_057)
})
