import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { clockAt, clockEnd, periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { MatchHead } from '../book/book-match.ts'

/**
 * When an event happened, as the clock of the match says it: `83′`, `45+2′`. Events are told in seconds since
 * the kick-off, breaks among them.
 */
export const eventMinute = (
  { discipline }: Pick<MatchHead, 'discipline'>,
  events: readonly TimelineEvent[],
  number: number,
): string => {
  const at = events[number]?.at ?? 0
  const clock = periodClock(discipline)
  const start = events.slice(0, number + 1).findLast(({ kind }) => kind === 'period-start')
  if (clock === undefined || start === undefined) return `${Math.floor(at / 60)}′`
  // Also quarters are counted on, so that the minutes of a list follow one another.
  const played = { ...clock, runsOn: true }
  const shown = clockAt(played, start.value, at - start.at)
  const end = clockEnd(played, start.value)
  return clock.addsTime && shown >= end
    ? `${end / 60}+${Math.floor((shown - end) / 60) + 1}′`
    : `${Math.floor(shown / 60)}′`
}
