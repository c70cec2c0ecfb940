import type { Discipline } from './world/discipline.ts'

/** How the clock of a sport runs through a period. */
export interface PeriodClock {
  /** A half, a quarter or a period, as the wire writes it after the number. */
  readonly letter: 'H' | 'Q' | 'P'
  /** A whole period on the clock. */
  readonly seconds: number
  /** Match seconds of it, stoppages among them; where time is added, only what the clock itself takes. */
  readonly matchSeconds: number
  /** After a break it goes on from where the period before ended. */
  readonly runsOn: boolean
  /** Time is added at the end; elsewhere the clock stops with the ball and never passes the end. */
  readonly addsTime: boolean
}

const football: PeriodClock = {
  letter: 'H',
  seconds: 2_700,
  matchSeconds: 2_700,
  runsOn: true,
  addsTime: true,
}

const stopped = (
  letter: PeriodClock['letter'],
  minutes: number,
  matchSeconds: number,
): PeriodClock => ({
  letter,
  seconds: minutes * 60,
  matchSeconds,
  runsOn: letter === 'H',
  addsTime: false,
})

const clocks: Partial<Record<Discipline, PeriodClock>> = {
  football,
  'virtual-football': football,
  rugby: stopped('H', 40, 2_700),
  handball: stopped('H', 30, 2_100),
  basketball: stopped('Q', 12, 1_200),
  'american-football': stopped('Q', 15, 2_100),
  'ice-hockey': stopped('P', 20, 2_000),
}

/** Undefined for sports without a clock. */
export const periodClock = (discipline: string): PeriodClock | undefined =>
  clocks[discipline as Discipline]

/** Seconds on the clock that pass in a match second: stoppages are spread evenly over the period. */
export const clockPace = ({ seconds, matchSeconds }: PeriodClock): number => seconds / matchSeconds

/** Where it stands at the end of a period; in added time it is past that. */
export const clockEnd = ({ seconds, runsOn }: PeriodClock, period: number): number =>
  runsOn ? seconds * period : seconds

/** Where it stands so many match seconds into a period. */
export const clockAt = (clock: PeriodClock, period: number, passed: number): number => {
  const end = clockEnd(clock, period)
  const shown = end - clock.seconds + Math.floor(Math.max(0, passed) * clockPace(clock))
  return clock.addsTime ? shown : Math.min(end, shown)
}
