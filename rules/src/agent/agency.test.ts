import { expect, it } from 'vitest'
import { instant, type Instant } from '../base/instant.ts'
import { monthPeriod } from '../base/period.ts'
import { agencyMonths, earnsIn } from './agency.ts'

const at = (text: string): Instant => instant(Date.parse(text))
const november = monthPeriod(at('2026-11-10T00:00:00Z'))

it.each([
  ['2026-11-30T15:59:59.999Z', null, true],
  ['2026-11-30T16:00:00Z', null, false],
  ['2026-03-01T00:00:00Z', '2026-11-30T15:59:59.999Z', false],
  ['2026-03-01T00:00:00Z', '2026-11-30T16:00:00Z', true],
  ['2026-03-01T00:00:00Z', '2026-10-05T00:00:00Z', false],
])('an agency since %s that ended at %s earns in November: %s', (since, end, earns) => {
  const time = { since: at(since), endedAt: end === null ? null : at(end) }
  expect(earnsIn(time, november)).toBe(earns)
})

it('months run from the present one back to the application, by GMT+8', () => {
  const names = (since: string, now: string) =>
    agencyMonths({ since: at(since) }, at(now)).map(({ name }) => name)
  expect(names('2026-09-30T15:59:59Z', '2026-11-17T00:00:00Z')).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
  ])
  expect(names('2026-09-30T16:00:00Z', '2026-10-31T16:00:00Z')).toEqual(['2026-11', '2026-10'])
})
