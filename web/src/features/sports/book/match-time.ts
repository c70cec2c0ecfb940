import type { MatchClock } from '@xinghe/contract/sports-match.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { clockEnd, periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { MatchHead } from './book-match.ts'

type Clocked = Pick<MatchHead, 'discipline' | 'clock'>

/** Seconds on the clock of a match now. */
const secondsOn = ({ seconds, at, rate }: MatchClock, now: Instant): number =>
  seconds + Math.max(0, Math.floor(((now - at) / secondMs) * rate))

const twoDigits = (value: number): string => value.toString().padStart(2, '0')

const clockOf = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** `67:12`, `45+2` in added time; empty while the clock stands or where there is none. */
export const clockText = ({ clock, discipline }: Clocked, now: Instant): string => {
  const shown = periodClock(discipline)
  if (clock === null || shown === undefined || clock.rate === 0) return ''
  const seconds = secondsOn(clock, now)
  const end = clockEnd(shown, Number.parseInt(clock.period, 10))
  if (seconds < end) return clockOf(seconds)
  // Without added time the clock stops at the end of the period until the feed ends it.
  return shown.addsTime ? `${end / 60}+${Math.floor((seconds - end) / 60) + 1}` : clockOf(end)
}
