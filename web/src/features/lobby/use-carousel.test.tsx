import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepped, useCarousel } from './use-carousel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const touch = (clientX: number) => ({ pointerType: 'touch', clientX }) as PointerEvent

it('comes round at both ends', () => {
  expect(stepped(2, 1, 3)).toBe(0)
  expect(stepped(0, -1, 3)).toBe(2)
  expect(stepped(0, 1, 0)).toBe(0)
})

it('moves on every six seconds', () => {
  const { result } = renderHook(() => useCarousel(3))
  wait(5_999)
  expect(result.current.at).toBe(0)
  wait(1)
  expect(result.current.at).toBe(1)
})

it('rests under the pointer, under the focus and when paused', () => {
  const { result } = renderHook(() => useCarousel(3))
  act(() => result.current.frame.onPointerEnter({ pointerType: 'mouse' } as PointerEvent))
  wait(20_000)
  act(() => result.current.frame.onPointerLeave({ pointerType: 'mouse' } as PointerEvent))
  act(() => result.current.frame.onFocus())
  wait(20_000)
  act(() => result.current.frame.onBlur())
  act(() => result.current.toggle())
  wait(20_000)
  expect(result.current.at).toBe(0)
  act(() => result.current.toggle())
  wait(6_000)
  expect(result.current.at).toBe(1)
})

it('follows a swipe and ignores a tremble', () => {
  const { result } = renderHook(() => useCarousel(3))
  act(() => result.current.frame.onPointerDown(touch(200)))
  act(() => result.current.frame.onPointerUp(touch(190)))
  expect(result.current.at).toBe(0)
  act(() => result.current.frame.onPointerDown(touch(200)))
  act(() => result.current.frame.onPointerUp(touch(100)))
  expect(result.current.at).toBe(1)
})
