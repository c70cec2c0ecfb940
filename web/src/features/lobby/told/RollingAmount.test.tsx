import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RollingAmount } from './RollingAmount.tsx'
import { rollMs } from './rolling.ts'

let frames: ((now: number) => void)[]
let now: number
beforeEach(() => {
  frames = []
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (step: (at: number) => void) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const stepTo = (at: number) =>
  act(() => {
    now = at
    for (const step of frames.splice(0)) step(at)
  })
const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent

it('counts up to the newest told amount and stops there', () => {
  const { container, rerender } = render(<RollingAmount amount={10_000n} />)
  expect(shown(container)).toBe('100.00')
  rerender(<RollingAmount amount={20_000n} />)
  stepTo(rollMs / 2)
  expect(shown(container)).toBe('150.00')
  stepTo(rollMs)
  expect(shown(container)).toBe('200.00')
  expect(frames).toEqual([])
})

it('goes on from what it shows when it is told again on the way', () => {
  const { container, rerender } = render(<RollingAmount amount={10_000n} />)
  rerender(<RollingAmount amount={20_000n} />)
  stepTo(rollMs / 2)
  rerender(<RollingAmount amount={25_000n} />)
  stepTo(rollMs)
  expect(shown(container)).toBe('200.00')
  stepTo(rollMs * 2)
  expect(shown(container)).toBe('250.00')
})
