import type { readProtection as call } from '@xinghe/contract/account-protection.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { counterAt } from '@xinghe/rules/account/limit-use.ts'
import {
  limitKinds,
  limitPeriods,
  noLimit,
  limitAt,
  wishLapses,
  type Wish,
} from '@xinghe/rules/account/limits.ts'
import { sessionTimeEnds } from '@xinghe/rules/account/session-time.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { limitCounterOf, readPlayStates } from '../../../ledger/member-terms.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Protecting } from './change.ts'
import * as store from './store.ts'

const confirmable = (wanted: Wish<unknown>): { from: Instant; until: Instant } => ({
  from: wanted.from,
  until: wishLapses(wanted),
})

export const readProtection = async (
  { sql }: Protecting,
  { memberId, session, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const [limits, playTime, states] = await Promise.all([
    store.readLimits(sql, memberId),
    store.readPlayTime(sql, memberId),
    readPlayStates(sql, [memberId]),
  ])
  const state = states.get(memberId)
  const time = limitAt(playTime.session, now)
  return {
    limits: limitKinds.flatMap((kind) => {
      const counter = counterAt(state === undefined ? null : limitCounterOf(state, kind), now)
      return limitPeriods.map((period) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period) ?? noLimit
        const { amount, wanted } = limitAt(limit, now)
        return {
          kind,
          period,
          amount,
          used: counter[period].used,
          wanted: wanted && { amount: wanted.amount, ...confirmable(wanted) },
        }
      })
    }),
    sessionStartedAt: session.madeAt,
    sessionEndsAt: sessionTimeEnds(session.madeAt, time.amount),
    sessionMinutes: time.amount,
    wantedSessionMinutes: time.wanted && {
      minutes: time.wanted.amount,
      ...confirmable(time.wanted),
    },
    realityCheckMinutes: playTime.realityCheckMinutes,
    ...playTime.playBreak,
  }
}
