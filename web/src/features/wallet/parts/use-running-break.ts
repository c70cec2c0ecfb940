import { readProtection } from '@xinghe/contract/account-protection.ts'
import { breakAt, type RunningBreak } from '@xinghe/rules/account/play-break.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { breakText as words } from './break-messages.ts'

/** The member's running break; null also while it is loading. */
export const useRunningBreak = (): RunningBreak | null => {
  const { data: taken } = useCall(readProtection, {})
  return taken === undefined ? null : breakAt(taken, serverNow())
}

/** Untranslated. */
export const breakTitle = ({ why, until }: RunningBreak): string => {
  if (why === 'cooling-off') return words.coolOff
  return until === null ? words.forGood : words.excluded
}
