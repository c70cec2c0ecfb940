import { expect, it } from 'vitest'
import { instant, type Instant } from '../../base/instant.ts'
import { drawsPerDay, periodAt, periodOf } from './calendar.ts'
import { lotteryOf } from './lotteries.ts'
import { lotteryCodes } from './lottery.ts'

const time = (text: string): Instant => instant(Date.parse(text))

it.each([
  ['K3', '2026-11-16T16:04:59+08:00', '20261116-0965', '16:05:00', 5_000],
  ['K3', '2026-11-16T16:05:00+08:00', '20261116-0966', '16:06:00', 5_000],
  ['SSC', '2026-11-16T00:00:00+08:00', '20261116-001', '00:02:00', 5_000],
  ['PK10', '2026-11-16T16:04:00+08:00', '20261116-322', '16:06:00', 5_000],
  ['LHC', '2026-11-16T23:59:59+08:00', '20261116-288', '00:00:00', 15_000],
] as const)('%s at %s is draw %s at %s', (code, at, name, draws, closeMs) => {
  const period = periodAt(lotteryOf(code), time(at))
  expect(period.name).toBe(name)
  expect(new Date(period.drawsAt + 8 * 3_600_000).toISOString().slice(11, 19)).toBe(draws)
  expect(period.drawsAt - period.closesAt).toBe(closeMs)
})

it.each(lotteryCodes)('%s: periods follow each other without a gap, and names grow', (code) => {
  const lottery = lotteryOf(code)
  const first = periodAt(lottery, time('2026-12-31T20:00:00+08:00'))
  let before = first
  for (let step = 1; step <= drawsPerDay(lottery); step += 1) {
    const period = periodOf(lottery, first.number + step)
    expect(period.opensAt).toBe(before.drawsAt)
    expect(period.name > before.name).toBe(true)
    expect(periodAt(lottery, period.opensAt)).toEqual(period)
    before = period
  }
})
