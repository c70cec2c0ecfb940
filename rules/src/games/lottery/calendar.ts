import {
  dayMs,
  instant,
  minuteMs,
  secondMs,
  siteDay,
  siteZoneOffsetMs,
  type Instant,
} from '../../base/instant.ts'
import type { Lottery } from './lottery.ts'

/** One draw of the calendar. Draws have numbers that grow by one from draw to draw, for ever. */
export interface Period {
  readonly number: number
  /** `20261116-0481`: the site's day and the draw of that day, from 1. */
  readonly name: string
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
}

const everyMs = ({ everyMinutes }: Lottery): number => everyMinutes * minuteMs

export const drawsPerDay = (lottery: Lottery): number => dayMs / everyMs(lottery)

export const periodOf = (lottery: Lottery, number: number): Period => {
  const every = everyMs(lottery)
  // A day is a whole number of draws, so the site's midnight is the time of a draw.
  const drawsAt = instant(number * every - siteZoneOffsetMs)
  const opensAt = instant(drawsAt - every)
  const ofDay = ((number - 1) % drawsPerDay(lottery)) + 1
  const digits = String(drawsPerDay(lottery)).length
  return {
    number,
    name: `${siteDay(opensAt).replaceAll('-', '')}-${String(ofDay).padStart(digits, '0')}`,
    opensAt,
    closesAt: instant(drawsAt - lottery.closeSeconds * secondMs),
    drawsAt,
  }
}

/** The draw whose period contains an instant; at the moment of a draw the next one begins. */
export const periodAt = (lottery: Lottery, at: Instant): Period =>
  periodOf(lottery, Math.floor((at + siteZoneOffsetMs) / everyMs(lottery)) + 1)
