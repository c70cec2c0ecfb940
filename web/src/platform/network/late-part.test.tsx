import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reconnectMaxMs } from './back-off.ts'
import { latePart } from './late-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Footer = () => <p>footer</p>

it('is fetched again until it comes, and nothing around it falls meanwhile', async () => {
  const load = vi
    .fn<() => Promise<{ Footer: typeof Footer }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ Footer })
  const Part = latePart(load, 'Footer')
  render(
    <>
      <input aria-label="name" />
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(screen.getByLabelText('name')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2 * reconnectMaxMs))
  expect(screen.getByText('footer')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

it('is fetched once where nothing fails', async () => {
  const load = vi.fn<() => Promise<{ Footer: typeof Footer }>>().mockResolvedValue({ Footer })
  const Part = latePart(load, 'Footer')
  render(
    <Suspense>
      <Part />
      <Part />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(reconnectMaxMs))
  expect(screen.getAllByText('footer')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})
