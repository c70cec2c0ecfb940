import { expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import { checkPeriod, longestPeriodMs, recordRetentionMs } from './period.ts'

const now = instant(1_800_000_000_000)
const reasonOf = (fromMs: number, toMs: number): string => {
  const checked = checkPeriod({ from: later(now, fromMs), to: later(now, toMs) }, now)
  return checked.ok ? 'ok' : checked.reason
}

it('takes a year and not a day more', () => {
  expect(reasonOf(-longestPeriodMs, 0)).toBe('ok')
  expect(reasonOf(-longestPeriodMs - 1, 0)).toBe('period-too-long')
})

it('takes no period without a length', () => {
  expect(reasonOf(0, 0)).toBe('period-empty')
  expect(reasonOf(0, -1)).toBe('period-empty')
})

it('reaches back five years', () => {
  expect(reasonOf(-5 * 365.25 * dayMs, -5 * 365.25 * dayMs + dayMs)).toBe('ok')
  expect(reasonOf(-recordRetentionMs - 1, -recordRetentionMs + dayMs)).toBe('period-too-old')
})
