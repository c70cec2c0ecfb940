import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchHead } from './kept-match.ts'

type Clocked = Pick<MatchHead, 're_time' | 'clock'>

/** Seconds on the clock of a match now; null for sports without one. */
export const clockSeconds = ({ clock }: Pick<MatchHead, 'clock'>, now: Instant): number | null => {
  if (clock === undefined) return null
  const [seconds, at, rate] = clock
  return seconds + Math.max(0, Math.floor(((now - at) / secondMs) * rate))
}

/** `2H` of `2H^67:12`; null for sports without a clock. */
export const periodOf = ({ re_time: text }: Pick<MatchHead, 're_time'>): string | null =>
  text?.split('^')[0] ?? null

/** Where a period of football ends on the clock; what is played on is written beside it. */
const periodEnds: Readonly<Record<string, number>> = { '1H': 2_700, '2H': 5_400 }

const twoDigits = (value: number): string => value.toString().padStart(2, '0')

const clockOf = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** `67:12`, `45+2` in added time; empty while the clock stands or where there is none. */
export const clockText = (head: Clocked, now: Instant): string => {
  const seconds = clockSeconds(head, now)
  if (seconds === null || head.clock?.[2] === 0) return ''
  const end = periodEnds[periodOf(head) ?? '']
  if (end === undefined || seconds < end) return clockOf(seconds)
  return `${end / 60}+${Math.floor((seconds - end) / 60) + 1}`
}
