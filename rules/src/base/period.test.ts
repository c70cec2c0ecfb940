import { expect, it } from 'vitest'
import { instant } from './instant.ts'
import {
  dayPeriod,
  monthNamed,
  monthPeriod,
  periodAfter,
  periodBefore,
  weekPeriod,
} from './period.ts'

const at = (text: string) => instant(Date.parse(text))
const iso = (value: number) => new Date(value).toISOString()

it('a day begins at midnight GMT+8', () => {
  expect(dayPeriod(at('2026-11-16T15:59:59.999Z')).name).toBe('2026-11-16')
  const day = dayPeriod(at('2026-11-16T16:00:00Z'))
  expect([day.name, iso(day.from), iso(day.until)]).toEqual([
    '2026-11-17',
    '2026-11-16T16:00:00.000Z',
    '2026-11-17T16:00:00.000Z',
  ])
})

it('a week begins on Monday', () => {
  expect(weekPeriod(at('2026-11-15T15:59:59Z')).name).toBe('2026-11-09w')
  const week = weekPeriod(at('2026-11-22T15:00:00Z'))
  expect([week.name, iso(week.from), iso(week.until)]).toEqual([
    '2026-11-16w',
    '2026-11-15T16:00:00.000Z',
    '2026-11-22T16:00:00.000Z',
  ])
})

it('a month ends with its last day, also in December and in a leap year', () => {
  expect(monthPeriod(at('2026-12-31T15:59:59Z')).name).toBe('2026-12')
  expect(iso(monthPeriod(at('2026-12-10T00:00:00Z')).until)).toBe('2026-12-31T16:00:00.000Z')
  expect(monthNamed('2026-12')).toEqual(monthPeriod(at('2026-12-31T15:59:59Z')))
  const february = monthPeriod(at('2028-02-29T12:00:00Z'))
  expect([february.name, iso(february.until)]).toEqual(['2028-02', '2028-02-29T16:00:00.000Z'])
})

it('periods follow each other without a gap', () => {
  for (const of of [dayPeriod, weekPeriod, monthPeriod]) {
    const period = of(at('2026-11-17T04:00:00Z'))
    expect(periodBefore(of, period).until).toBe(period.from)
    expect(periodAfter(of, period).from).toBe(period.until)
    expect(of(period.from)).toEqual(period)
  }
})
