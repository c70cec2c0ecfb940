import { describe, expect, it } from 'vitest'
import {
  dayMs,
  hourMs,
  instant,
  later,
  minuteMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { fixtureNamed, plainMarkets, runningMarkets } from '../../../../test/sports-news.ts'
import { offerOf } from './match-offer.ts'
import { historyOf } from './price-history.ts'
import { logBudget, logOffer, releaseLog, type LogBudget, type PriceLog } from './price-log.ts'

const kickOff = instant(1_800_000_000_000)
const fixture = fixtureNamed('m1', kickOff)
const before = offerOf(plainMarkets)
const running = offerOf(runningMarkets)
const bytesPerSample = 2 * before.prices.length

/** A log of price messages at these times. */
const logged = (
  times: readonly Instant[],
  budget: LogBudget = logBudget(),
  offer = before,
): PriceLog => times.reduce<PriceLog>((log, at) => logOffer(log, fixture, at, offer, budget), [])

const every = (stepMs: number, from: number, to: number): Instant[] =>
  Array.from({ length: (to - from) / stepMs }, (_, at) => later(kickOff, from + at * stepMs))

describe('the log of a match', () => {
  it('is sampled more often the nearer the kick-off is, and most often in play', () => {
    const samples = (from: number, to: number): number => logged(every(minuteMs, from, to)).length
    expect(samples(-3 * dayMs, -1.5 * dayMs)).toBe(4)
    expect(samples(-20 * hourMs, -10 * hourMs)).toBe(10)
    expect(samples(-hourMs, 0)).toBe(12)
    // Two minutes of the match at twice the speed.
    expect(samples(0, 20 * minuteMs)).toBe(20)
  })

  it('is thinned out at its limit, reaches back to its first sample and is dense at its end', () => {
    const log = logged(every(minuteMs, 0, 3 * hourMs))
    expect(log.length).toBeLessThanOrEqual(24)
    expect(log.length).toBeGreaterThan(12)
    expect(log[0]?.at).toBe(kickOff)
    const last = log.slice(-8).map(({ at }) => at)
    expect((last[7] ?? 0) - (last[0] ?? 0)).toBe(7 * minuteMs)
  })

  it('never takes more than the budget of the book, and frees it when the match is gone', () => {
    const budget = { ...logBudget(), mostBytes: 3 * bytesPerSample }
    const log = logged(every(minuteMs, 0, hourMs), budget)
    expect(log).toHaveLength(3)
    expect(log.at(-1)?.at).toBe(later(kickOff, 59 * minuteMs))
    expect(budget.usedBytes).toBe(3 * bytesPerSample)
    expect(logged(every(minuteMs, 0, hourMs), budget)).toEqual([])
    releaseLog(log, budget)
    expect(budget.usedBytes).toBe(0)
  })

  it('counts the samples that were thinned out as free', () => {
    const budget = logBudget()
    const log = logged(every(minuteMs, 0, 3 * hourMs), budget)
    expect(budget.usedBytes).toBe(log.length * bytesPerSample)
  })
})

it('keeps prices of any height exactly', () => {
  const high = offerOf([
    { play: 'PD', line: null, main: true, goalNumber: null, offers: ['4-4', 100_000, '1-0', 650] },
  ])
  const log = logged([kickOff], logBudget(), high)
  const [shape] = high.shapes
  expect(shape && historyOf(log, 'FT', shape).samples).toEqual([
    { at: kickOff, prices: [100_000, 650] },
  ])
})

describe('the history of a market', () => {
  const budget = logBudget()
  const moved = offerOf(
    runningMarkets.map((market) =>
      market.play === 'RM' ? { ...market, offers: ['C', 90, 'H', 320, 'N', 210] } : market,
    ),
  )
  let log: PriceLog = []
  log = logOffer(log, fixture, later(kickOff, -hourMs), before, budget)
  log = logOffer(log, fixture, later(kickOff, minuteMs), running, budget)
  log = logOffer(log, fixture, later(kickOff, 2 * minuteMs), moved, budget)
  const market = (play: string) => {
    const shape = running.shapes.find((one) => one.play === play)
    if (shape === undefined) throw new Error(`no ${play}`)
    return historyOf(log, 'FT', shape)
  }

  it('continues from before the match into play, in the order of its sides', () => {
    expect(market('RM')).toEqual({
      sides: ['H', 'N', 'C'],
      samples: [
        { at: later(kickOff, -hourMs), prices: [110, 230, 260] },
        { at: later(kickOff, minuteMs), prices: [110, 230, 260] },
        { at: later(kickOff, 2 * minuteMs), prices: [320, 210, 90] },
      ],
    })
    expect(market('ROU').samples).toHaveLength(3)
  })

  it('begins with the match where the line counts from the score, as a football handicap does', () => {
    expect(market('RE').samples.map(({ prices }) => prices)).toEqual([
      [98, 92],
      [98, 92],
    ])
  })

  it('begins with the first sample that had the market', () => {
    expect(market('NG').samples).toHaveLength(2)
  })
})
