import { Refused } from '@xinghe/contract/refusal.ts'
import { limitHit } from '@xinghe/rules/account/limit-use.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { refusedByBreak } from '../platform/session/refuse-break.ts'
import type { Use } from './counters.ts'
import { limitCounterOf, type MemberTerms, type PlayState } from './member-terms.ts'

/** The refusal when the member may not play at all (frozen, closed or on a break), else null. */
export const refusedPlay = ({ state, playBreak }: MemberTerms, now: Instant): Refused | null => {
  if (state !== 'active')
    return new Refused(state === 'frozen' ? 'account-frozen' : 'account-closed')
  const rest = breakAt(playBreak, now)
  return rest === null ? null : refusedByBreak(rest)
}

/** The refusal when a limit would be exceeded, else null. Only increases are refused. */
export const refusedUse = (
  state: Pick<PlayState, 'terms' | 'counters'>,
  uses: readonly Use[],
  now: Instant,
): Refused | null => {
  const asking = uses.filter((use) => use.amount > 0n)
  if (asking.length === 0) return null
  const rest = breakAt(state.terms.playBreak, now)
  if (rest !== null) return refusedByBreak(rest)
  for (const { kind, amount } of asking) {
    const hit = limitHit(state.terms.amountsOf(kind), limitCounterOf(state, kind), amount, now)
    if (hit !== null) {
      return new Refused('limit-reached', {
        kind,
        period: hit.period,
        amount: fenToText(hit.amount),
        left: fenToText(hit.amount > hit.used ? hit.amount - hit.used : 0n),
      })
    }
  }
  return null
}
