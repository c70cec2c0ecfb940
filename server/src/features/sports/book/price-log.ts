import { dayMs, hourMs, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { MarketShape, MatchOffer } from './match-offer.ts'

/** All prices of a match at one time. */
export interface LoggedOffer {
  readonly at: Instant
  readonly shapes: readonly MarketShape[]
  /** As in `MatchOffer`; in a sample of the log they take two bytes each, or four where one is very high. */
  readonly prices: ArrayLike<number>
}

/** The samples of a match, oldest first. */
export type PriceLog = readonly LoggedOffer[]

/** The memory of all logs of a book. */
export interface LogBudget {
  usedBytes: number
  readonly mostBytes: number
}

/** The 6,500 matches of the simulated world use somewhat more than half of it. */
export const logBudget = (): LogBudget => ({ usedBytes: 0, mostBytes: 24 * 1024 * 1024 })

const mostSamples = 24
/** The newest samples are never thinned out. */
const denseSamples = 8
/** The first samples are closer, so that a chart has a line soon after a restart. */
const firstSamples = 3
const highestShort = 0xffff

/** Prices move little on early days, and most in play: there every two minutes of the match are sampled. */
const spacingMs = (log: PriceLog, { kickOff, clockRate }: Fixture, at: Instant): number => {
  const aheadMs = kickOff - at
  if (aheadMs > dayMs && log.length >= firstSamples) return dayMs
  if (aheadMs > 2 * hourMs) return hourMs
  return aheadMs > 0 ? 5 * minuteMs : (2 * minuteMs) / clockRate
}

/** Drops every second of the older samples, so that the log always reaches back to its first. */
const thinnedOut = (log: PriceLog): PriceLog =>
  log.length <= mostSamples
    ? log
    : log.filter((_, place) => place % 2 === 0 || place >= log.length - denseSamples)

const isSameShapes = (one: readonly MarketShape[], other: readonly MarketShape[]): boolean =>
  one.length === other.length && one.every((shape, place) => shape === other[place])

const packed = (prices: readonly number[]): Uint16Array | Uint32Array =>
  prices.every((price) => price <= highestShort)
    ? Uint16Array.from(prices)
    : Uint32Array.from(prices)

const bytesOf = (log: PriceLog): number =>
  log.reduce((sum, { prices }) => sum + (ArrayBuffer.isView(prices) ? prices.byteLength : 0), 0)

/** The log with the offer of a price message, unless the last sample is too recent. */
export const logOffer = (
  log: PriceLog,
  fixture: Fixture,
  at: Instant,
  { shapes, prices }: MatchOffer,
  budget: LogBudget,
): PriceLog => {
  const last = log.at(-1)
  if (shapes.length === 0) return log
  if (last !== undefined && at - last.at < spacingMs(log, fixture, at)) return log
  // Shared with the sample before, or the lists would take more memory than the prices.
  const shared = last !== undefined && isSameShapes(last.shapes, shapes) ? last.shapes : shapes
  const sample = { at, shapes: shared, prices: packed(prices) }
  const others = budget.usedBytes - bytesOf(log)
  let next = thinnedOut([...log, sample])
  // At the limit the oldest samples of the same match are forgotten.
  while (next.length > 0 && others + bytesOf(next) > budget.mostBytes) next = next.slice(1)
  budget.usedBytes = others + bytesOf(next)
  return next
}

/** Frees the budget of a match that leaves the book. */
export const releaseLog = (log: PriceLog, budget: LogBudget): void => {
  budget.usedBytes -= bytesOf(log)
}
