// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const now = () => Date.now()
const text = () => screen.getByRole('timer').textContent
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('Countdown', () => {
  it('counts to zero and says so once', () => {
    const end = vi.fn<() => void>()
    render(<Countdown until={1_002_500} now={now} label="Left" onEnd={end} />)
    expect(text()).toBe('00:03')
    pass(500)
    expect(text()).toBe('00:02')
    pass(1999)
    expect(text()).toBe('00:01')
    expect(end).not.toHaveBeenCalled()
    pass(1)
    expect(text()).toBe('00:00')
    pass(10_000)
    expect(end).toHaveBeenCalledOnce()
  })

  it('ends at once when the time is already over', () => {
    const end = vi.fn<() => void>()
    render(<Countdown until={999_000} now={now} label="Left" onEnd={end} />)
    expect(text()).toBe('00:00')
    expect(end).toHaveBeenCalledOnce()
  })

  it('starts anew with another end', () => {
    const end = vi.fn<() => void>()
    const { rerender } = render(<Countdown until={1_001_000} now={now} label="Left" onEnd={end} />)
    pass(1000)
    rerender(<Countdown until={1_062_000} now={now} label="Left" onEnd={end} />)
    expect(text()).toBe('01:01')
    pass(61_000)
    expect(end).toHaveBeenCalledTimes(2)
  })

  it('shows hours when there are any', () => {
    render(<Countdown until={1_000_000 + 3_661_000} now={now} label="Left" />)
    expect(text()).toBe('1:01:01')
  })
})
