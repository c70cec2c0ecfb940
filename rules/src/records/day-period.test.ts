import { describe, expect, it } from 'vitest'
import { dayMs, instant } from '../base/instant.ts'
import { dayPeriod, daysOf, lastDays } from './day-period.ts'

const noon = instant(Date.parse('2026-03-01T12:00:00+08:00'))

describe('dayPeriod', () => {
  it('runs from midnight to midnight of the site', () => {
    const period = dayPeriod({ from: '2026-02-27', to: '2026-02-28' })
    expect(period).toEqual({
      from: Date.parse('2026-02-27T00:00:00+08:00'),
      to: Date.parse('2026-03-01T00:00:00+08:00'),
    })
  })

  it('takes one day as a range', () => {
    const period = dayPeriod({ from: '2024-02-29', to: '2024-02-29' })
    expect(period && period.to - period.from).toBe(dayMs)
  })

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['', '2026-03-01'],
    ['2026-3-1', '2026-03-01'],
    ['2026-13-01', '2026-13-02'],
    ['now', 'now'],
  ])('refuses %s to %s', (from, to) => expect(dayPeriod({ from, to })).toBeNull())
})

describe('lastDays', () => {
  it('counts today', () => {
    expect(lastDays(1, noon)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(lastDays(7, noon)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  })

  it('takes the day of the site, not of London', () => {
    const late = instant(Date.parse('2026-03-01T17:00:00Z'))
    expect(lastDays(1, late).to).toBe('2026-03-02')
  })
})

it('names every day of a range once', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(daysOf({ from: '2026-03-01', to: '2026-02-27' })).toEqual([])
})
