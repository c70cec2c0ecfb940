import {
  dayMs,
  instant,
  secondMs,
  siteDay,
  siteZoneOffsetMs,
  type Instant,
} from '../../base/instant.ts'

/** The times of a game's rounds. A day is a whole number of rounds. */
export interface RoundClock {
  /** A round opens when the one before it ends. */
  readonly everySeconds: number
  /** From the opening to the closing. */
  readonly betSeconds: number
  /** From the opening to the draw. The rest of the round is the time in which the result is shown. */
  readonly drawSeconds: number
}

/** One round of the calendar. Rounds have numbers that grow by one from round to round, for ever. */
export interface Period {
  readonly number: number
  /** `20261116-0481`: the site's day and the round of that day, from 1. */
  readonly name: string
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
}

export const roundsPerDay = ({ everySeconds }: RoundClock): number =>
  dayMs / (everySeconds * secondMs)

export const periodOf = (clock: RoundClock, number: number): Period => {
  // The site's midnight is the opening of a round.
  const opensAt = instant((number - 1) * clock.everySeconds * secondMs - siteZoneOffsetMs)
  const ofDay = ((number - 1) % roundsPerDay(clock)) + 1
  const digits = String(roundsPerDay(clock)).length
  return {
    number,
    name: `${siteDay(opensAt).replaceAll('-', '')}-${String(ofDay).padStart(digits, '0')}`,
    opensAt,
    closesAt: instant(opensAt + clock.betSeconds * secondMs),
    drawsAt: instant(opensAt + clock.drawSeconds * secondMs),
  }
}

/** The round that runs at an instant. */
export const periodAt = (clock: RoundClock, at: Instant): Period =>
  periodOf(clock, Math.floor((at + siteZoneOffsetMs) / (clock.everySeconds * secondMs)) + 1)
