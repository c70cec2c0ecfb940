import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchHead } from '../book/kept-match.ts'

/** Sports whose clock goes on after the break where it stood before: how long a half is. */
const halfMinutes: Readonly<Record<string, number>> = {
  football: 45,
  'virtual-football': 45,
  rugby: 40,
  handball: 30,
}

/**
 * When an event happened, as the clock of the match says it: `83′`, `45+2′`. Events are told in seconds since
 * the kick-off, breaks among them.
 */
export const eventMinute = (
  { discipline }: Pick<MatchHead, 'discipline'>,
  events: readonly WireEvent[],
  number: number,
): string => {
  const at = events[number]?.at ?? 0
  const half = halfMinutes[discipline]
  const start = events.slice(0, number + 1).findLast(({ kind }) => kind === 'period-start')
  if (half === undefined || start === undefined) return `${Math.floor(at / 60)}′`
  const played = Math.floor((at - start.at) / 60)
  const end = start.value * half
  return played < half ? `${end - half + played}′` : `${end}+${played - half + 1}′`
}
