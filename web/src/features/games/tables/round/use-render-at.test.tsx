import { act, cleanup, renderHook } from '@testing-library/react'
import { instant, later } from '@xinghe/rules/base/instant.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { correctClock } from '../../../../platform/site/clock.ts'
import { useMoment } from './use-moment.ts'
import { usePassed } from './use-passed.ts'

const now = instant(1_800_000_000_000)

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  correctClock(now, now, now)
  vi.useRealTimers()
})

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

it('changes the phase in its time, though the clock was corrected while it waited', () => {
  const round = {
    id: '8',
    name: '20270115-8',
    state: 'betting',
    opensAt: now,
    closesAt: later(now, 10_000),
    drawsAt: later(now, 11_000),
  } as const
  const { result } = renderHook(() => useMoment('BA1', round, null))
  correctClock(now - 3_000, now, now)
  wait(12_000)
  expect(result.current.phase).toBe('betting')
  wait(1_100)
  expect(result.current.phase).toBe('closing')
})

it('counts a mark in its time, though the clock was corrected while it waited', () => {
  const { result } = renderHook(() => usePassed(now, [10_000]))
  correctClock(now - 3_000, now, now)
  wait(12_000)
  expect(result.current).toBe(0)
  wait(1_100)
  expect(result.current).toBe(1)
})
