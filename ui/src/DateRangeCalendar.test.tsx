// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarRange } from './calendar-date.ts'
import { DateRangeCalendar, type DateRangeLabels } from './DateRangeCalendar.tsx'

afterEach(cleanup)

const labels: DateRangeLabels = {
  range: 'Range',
  placeholder: 'Choose',
  previousMonth: 'Previous',
  nextMonth: 'Next',
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  caption: (year, month) => `${year}/${month}`,
  day: (year, month, day) => `${year}/${month}/${day}`,
  loading: 'Loading',
}

function show() {
  const change = vi.fn<(range: CalendarRange) => void>()
  render(
    <DateRangeCalendar
      value={undefined}
      onValueChange={change}
      labels={labels}
      today="2026-11-15"
      min="2026-11-02"
      max="2026-11-20"
      maxDays={7}
    />,
  )
  return change
}

const day = (date: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `2026/11/${date}` })

describe('DateRangeCalendar', () => {
  it('tells a range only when both ends are chosen', () => {
    const change = show()
    fireEvent.click(day(5))
    expect(change).not.toHaveBeenCalled()
    fireEvent.click(day(9))
    expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-05', to: '2026-11-09' })
  })

  it('takes the ends in either order, and one day as a range', () => {
    const change = show()
    fireEvent.click(day(9))
    fireEvent.click(day(5))
    fireEvent.click(day(12))
    fireEvent.click(day(12))
    expect(change.mock.calls).toEqual([
      [{ from: '2026-11-05', to: '2026-11-09' }],
      [{ from: '2026-11-12', to: '2026-11-12' }],
    ])
  })

  it('offers nothing outside the limits or beyond the longest range', () => {
    show()
    expect(day(1).disabled).toBe(true)
    expect(day(21).disabled).toBe(true)
    fireEvent.click(day(5))
    expect(day(11).disabled).toBe(false)
    expect(day(12).disabled).toBe(true)
  })
})
