import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { callApi } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { callKey, refetchAfterNews, refreshCall } from '../api/use-call.ts'
import { subscribe } from '../live/live-socket.ts'
import type { TopicUpdate } from '../live/topics.ts'
import { session } from '../session/session.ts'

export type Balance = OutputOf<typeof balance>
export type Unread = OutputOf<typeof unreadCounts>

export const balanceInput = { withLockMoney: 1 } as const
export const unreadInput = { userSystem: 1 } as const

/** Letters and broadcasts together, for the badge. */
export const unreadTotal = (unread: Unread): number =>
  Object.values(unread).reduce((sum, count) => sum + count, 0)

const shownBalance = (): string | null => {
  const shown = queryClient.getQueryData<Balance>(callKey(balance, balanceInput))
  return shown === undefined ? null : fenToText(shown.centerWalletBalance)
}

const unreadKey = callKey(unreadCounts, unreadInput)
const refreshUnread = (): Promise<void> => refreshCall(unreadCounts, unreadInput)

/** Unread counts as the server has just told them; ignored until they were first asked for. */
const takeUnread = (unread: Unread): void => {
  // An answer that is under way may be older, and would come last.
  if (queryClient.isFetching({ queryKey: unreadKey }) > 0) void refetchAfterNews(unreadKey)
  queryClient.setQueryData<Unread>(unreadKey, (shown) => shown && unread)
}

/** A notice or another broadcast is new for every member. */
export const hearNotices = ({ kind }: TopicUpdate<'notices'>): void => {
  if (kind === 'delta') void refreshUnread()
}

let holds = 0
let isLate = false

/** The shown balance waits, for instance until an animation has told the prize. Returns the release. */
export const holdBalance = (): (() => void) => {
  holds += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    if (holds > 0 || !isLate) return
    isLate = false
    void refreshCall(balance, balanceInput)
  }
}

const refreshBalance = (): void => {
  if (holds > 0) isLate = true
  else void refreshCall(balance, balanceInput)
}

const shownGrade = (): number | null =>
  queryClient.getQueryData<OutputOf<typeof memberInfo>>(callKey(memberInfo, {}))?.vipGrade ?? null

/** Of the balance the topic carries the sum; its parts are refetched on a change. */
export const hearMember = ({ data }: TopicUpdate<'member'>): void => {
  // Sent before the logout and received after it: a call without a token would open the login.
  if (session.get().token === '') return
  // Verifies with the server before logging out: its answer expires the session, or nothing does.
  if (data.ended === true) callApi(memberInfo, {}).catch(() => undefined)
  const money = shownBalance()
  if (data.balance !== undefined && money !== null && data.balance !== money) refreshBalance()
  if (data.unread !== undefined) takeUnread(data.unread)
  const grade = shownGrade()
  if (data.vipGrade !== undefined && grade !== null && data.vipGrade !== grade) {
    void refreshCall(memberInfo, {})
  }
}

let watchers = 0
let leave: (() => void)[] = []

/** One subscription to each topic for all components that show the member. Returns the unsubscribe function. */
export const watchMember = (): (() => void) => {
  watchers += 1
  if (leave.length === 0)
    leave = [subscribe('member', hearMember), subscribe('notices', hearNotices)]
  return () => {
    watchers -= 1
    if (watchers > 0) return
    for (const each of leave) each()
    leave = []
  }
}
