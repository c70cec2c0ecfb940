import {
  dayMs,
  instant,
  later,
  siteDay,
  siteDayNumber,
  siteZoneOffsetMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../../platform/parts.ts'
import { expectedReturns } from './expected-returns.ts'
import { isAlarming, returnZ } from './judge-return.ts'
import { countDay, readLastDay, readReturns, type GameReturn, type SiteDay } from './store.ts'

export interface JudgedReturn extends GameReturn {
  readonly z: number | null
  readonly isAlarming: boolean
}

const dayStart = (at: Instant): Instant => instant(siteDayNumber(at) * dayMs - siteZoneOffsetMs)

/** From the day that was counted last, which may not have been over, until today. */
const daysToCount = (last: Instant | null, now: Instant): SiteDay[] => {
  const days: SiteDay[] = []
  for (let from = dayStart(last ?? now); from <= now; from = later(from, dayMs))
    days.push({ name: siteDay(from), from, until: later(from, dayMs) })
  return days
}

/** Compares what every game has paid with what its rules promise. */
export const checkReturns = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<JudgedReturn[]> => {
  const expected = await expectedReturns()
  const last = await readLastDay(sql)
  for (const day of daysToCount(last, clock.now())) await countDay(sql, day, expected)
  return (await readReturns(sql)).map((row) => {
    const z = returnZ(row)
    const isBestPlay = expected.some(({ game, isBestPlay: best }) => game === row.game && best)
    return { ...row, z, isAlarming: isAlarming(z, isBestPlay) }
  })
}
