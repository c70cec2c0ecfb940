import { expect, it } from 'vitest'
import { instant, type Instant } from '../../base/instant.ts'
import { lotteryRounds } from '../lottery/lottery-rounds.ts'
import { lotteryOf } from '../lottery/lotteries.ts'
import { lotteryCodes, type LotteryCode } from '../lottery/lottery.ts'
import { periodAt, periodOf, roundsPerDay, type RoundClock } from './calendar.ts'

const clockOf = (code: LotteryCode): RoundClock => lotteryRounds(lotteryOf(code)).clock

const time = (text: string): Instant => instant(Date.parse(text))

it.each([
  ['K3', '2026-11-16T16:04:59+08:00', '20261116-0965', '16:05:00', 5_000],
  ['K3', '2026-11-16T16:05:00+08:00', '20261116-0966', '16:06:00', 5_000],
  ['SSC', '2026-11-16T00:00:00+08:00', '20261116-001', '00:02:00', 5_000],
  ['PK10', '2026-11-16T16:04:00+08:00', '20261116-322', '16:06:00', 5_000],
  ['LHC', '2026-11-16T23:59:59+08:00', '20261116-288', '00:00:00', 15_000],
] as const)('%s at %s is draw %s at %s', (code, at, name, draws, closeMs) => {
  const period = periodAt(clockOf(code), time(at))
  expect(period.name).toBe(name)
  expect(new Date(period.drawsAt + 8 * 3_600_000).toISOString().slice(11, 19)).toBe(draws)
  expect(period.drawsAt - period.closesAt).toBe(closeMs)
})

it.each(lotteryCodes)('%s: periods follow each other without a gap, and names grow', (code) => {
  const clock = clockOf(code)
  const first = periodAt(clock, time('2026-12-31T20:00:00+08:00'))
  let before = first
  for (let step = 1; step <= roundsPerDay(clock); step += 1) {
    const period = periodOf(clock, first.number + step)
    expect(period.opensAt).toBe(before.drawsAt)
    expect(period.name > before.name).toBe(true)
    expect(periodAt(clock, period.opensAt)).toEqual(period)
    before = period
  }
})

it('a round that shows its draw ends after it, and the next one opens then', () => {
  const clock: RoundClock = { everySeconds: 36, betSeconds: 20, drawSeconds: 21 }
  const period = periodAt(clock, time('2026-11-16T00:00:36+08:00'))
  expect(period).toEqual({
    number: period.number,
    name: '20261116-0002',
    opensAt: time('2026-11-16T00:00:36+08:00'),
    closesAt: time('2026-11-16T00:00:56+08:00'),
    drawsAt: time('2026-11-16T00:00:57+08:00'),
  })
  expect(periodAt(clock, time('2026-11-16T00:01:11+08:00'))).toEqual(period)
  expect(periodAt(clock, time('2026-11-16T00:01:12+08:00')).number).toBe(period.number + 1)
})
