import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** `closing`: the time is over by the server's clock, and the closing has not been told yet. */
export type Phase = 'betting' | 'closing' | 'closed' | 'drawing' | 'void' | 'waiting'

export const phaseOf = (round: TableTopic['round'], now: Instant): Phase => {
  if (round === null) return 'waiting'
  if (round.state === 'void') return 'void'
  if (round.state === 'betting') return now < round.closesAt ? 'betting' : 'closing'
  if (round.state === 'closed') return now < round.drawsAt ? 'closed' : 'drawing'
  return 'waiting'
}

/** What a countdown counts to; null where nothing is certain. */
export const countdownTo = (round: TableTopic['round'], phase: Phase): Instant | null => {
  if (round === null) return null
  if (phase === 'betting') return round.closesAt
  return phase === 'closing' || phase === 'closed' ? round.drawsAt : null
}
