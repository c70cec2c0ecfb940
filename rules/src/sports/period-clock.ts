import type { Discipline } from './feed/discipline.ts'

/** How the clock of a sport runs through a period. */
export interface PeriodClock {
  /** Letter of a half, a quarter or a period, after its number on the wire. */
  readonly letter: 'H' | 'Q' | 'P'
  /** Length of a period on the clock. */
  readonly seconds: number
  /** Length of a period in match seconds, stoppages included, added time excluded. */
  readonly matchSeconds: number
  /** Whether the clock continues from the end of the previous period. */
  readonly runsOn: boolean
  /** Whether time is added at the end; otherwise the clock stops at the end of the period. */
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

/** Clock seconds per match second: stoppages are spread evenly over the period. */
export const clockPace = ({ seconds, matchSeconds }: PeriodClock): number => seconds / matchSeconds

/** The clock at the end of a period; added time passes it. */
export const clockEnd = ({ seconds, runsOn }: PeriodClock, period: number): number =>
  runsOn ? seconds * period : seconds

/** The clock at a number of match seconds into a period. */
export const clockAt = (clock: PeriodClock, period: number, passed: number): number => {
  const end = clockEnd(clock, period)
  const shown = end - clock.seconds + Math.floor(Math.max(0, passed) * clockPace(clock))
  return clock.addsTime ? shown : Math.min(end, shown)
}
