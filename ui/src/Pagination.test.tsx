// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageWindow } from './page-window.ts'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
}

function show(page: number, pageCount: number) {
  const change = vi.fn<(page: number) => void>()
  render(<Pagination page={page} pageCount={pageCount} onPageChange={change} labels={labels} />)
  return change
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('Pagination', () => {
  it('stops at both ends', () => {
    show(1, 1)
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)
  })

  it('treats an empty list as one page and a page beyond the end as the last', () => {
    show(9, 0)
    expect(button('Page 1').getAttribute('aria-current')).toBe('page')
    expect(button('Next').disabled).toBe(true)
  })

  it('moves by one page, or to the pressed page', () => {
    const change = show(5, 12)
    fireEvent.click(button('Previous'))
    fireEvent.click(button('Next'))
    fireEvent.click(button('Page 12'))
    fireEvent.click(button('Page 5'))
    expect(change.mock.calls).toEqual([[4], [6], [12]])
  })
})

describe('pageWindow', () => {
  it('lists every page while they are few', () => {
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('keeps seven marks, always with first, last and current', () => {
    for (let count = 8; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const marks = pageWindow(page, count)
        expect(marks).toHaveLength(7)
        expect(new Set(marks).size).toBe(7)
        expect(marks).toEqual(expect.arrayContaining([1, page, count]))
      }
    }
  })

  it('never hides a single page behind a gap', () => {
    for (let page = 1; page <= 12; page += 1) {
      const marks = pageWindow(page, 12)
      for (const [at, mark] of marks.entries()) {
        if (typeof mark === 'number') continue
        const [before, after] = [marks[at - 1], marks[at + 1]]
        expect(Number(after) - Number(before)).toBeGreaterThan(2)
      }
    }
  })
})
