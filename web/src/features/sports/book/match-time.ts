import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { clockEnd, periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { MatchHead } from './kept-match.ts'

type Clocked = Pick<MatchHead, 'discipline' | 're_time' | 'clock'>

/** Seconds on the clock of a match now; null for sports without one. */
export const clockSeconds = ({ clock }: Pick<MatchHead, 'clock'>, now: Instant): number | null => {
  if (clock === undefined) return null
  const [seconds, at, rate] = clock
  return seconds + Math.max(0, Math.floor(((now - at) / secondMs) * rate))
}

/** `2H` of `2H^67:12`; null for sports without a clock. */
export const periodOf = ({ re_time: text }: Pick<MatchHead, 're_time'>): string | null =>
  text?.split('^')[0] ?? null

const twoDigits = (value: number): string => value.toString().padStart(2, '0')

const clockOf = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** `67:12`, `45+2` in added time; empty while the clock stands or where there is none. */
export const clockText = (head: Clocked, now: Instant): string => {
  const seconds = clockSeconds(head, now)
  const clock = periodClock(head.discipline)
  if (seconds === null || clock === undefined || head.clock?.[2] === 0) return ''
  const end = clockEnd(clock, Number.parseInt(periodOf(head) ?? '1', 10))
  if (seconds < end) return clockOf(seconds)
  // Where no time is added the end of the period is told a moment late.
  return clock.addsTime ? `${end / 60}+${Math.floor((seconds - end) / 60) + 1}` : clockOf(end)
}
