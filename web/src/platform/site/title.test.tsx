import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrolledTitle, titleStepMs, useTitle } from './title.ts'

function Titled({ title }: { title: string }) {
  useTitle(title)
  return null
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const long = '一二三四五六七八九十一二三四五六'

it('leaves a title of 15 characters where it is', () => {
  expect(scrolledTitle('一二三四五六七八九十一二三四五', 3)).toBe('一二三四五六七八九十一二三四五')
})

it('moves a longer one through the tab and round again', () => {
  expect(scrolledTitle(long, 0)).toBe(`${long}   `)
  expect(scrolledTitle(long, 1)).toBe(`${long.slice(1)}   一`)
  expect(scrolledTitle(long, 19)).toBe(scrolledTitle(long, 0))
})

it('scrolls while it is shown and stops with the page', () => {
  const { rerender, unmount } = render(<Titled title={long} />)
  expect(document.title).toBe(long)
  vi.advanceTimersByTime(titleStepMs)
  expect(document.title).toBe(scrolledTitle(long, 1).trim())
  rerender(<Titled title="首页" />)
  vi.advanceTimersByTime(titleStepMs * 3)
  expect(document.title).toBe('首页')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
