import { securityLevel } from '@xinghe/rules/account/security-level.ts'
import type { ProgressTone } from '@xinghe/ui/Progress.tsx'
import { serverNow, useSwitches } from '../../../../platform/site/pre-info.ts'
import { useCentre } from '../parts/centre-context.ts'
import { securityStateOf } from './security-state.ts'

const tones = { low: 'danger', middle: 'gold', high: 'success' } as const satisfies Record<
  string,
  ProgressTone
>

/** The member's score, what is left to do, and how it is put into words and colour. */
export const useSecurity = () => {
  const { member } = useCentre()
  const withdrawals = useSwitches().withdrawPasswordEnable === 1
  const { score, level, next } = securityLevel(securityStateOf(member, withdrawals), serverNow())
  const words = next.length === 0 ? 'perfect' : level
  return { score, next, words, tone: tones[level], withdrawals } as const
}
