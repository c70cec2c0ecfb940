import type { UseQueryResult } from '@tanstack/react-query'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { callQuery, useCall } from '../api/use-call.ts'
import { balanceInput, unreadInput, watchMember, type Balance, type Unread } from './member-live.ts'
import { useSession } from '../session/session.ts'

export { unreadTotal, type Balance, type Unread } from './member-live.ts'
export type Member = OutputOf<typeof memberInfo>

/** True while a member is logged in; subscribes to the live topic that keeps the answers current. */
const useLoggedIn = (): boolean => {
  const loggedIn = useSession().token !== ''
  useEffect(() => (loggedIn ? watchMember() : undefined), [loggedIn])
  return loggedIn
}

export const useMember = (): UseQueryResult<Member> =>
  useCall(memberInfo, {}, { enabled: useLoggedIn() })

export const useBalance = (): UseQueryResult<Balance> =>
  useCall(balance, balanceInput, { enabled: useLoggedIn() })

export const useUnread = (): UseQueryResult<Unread> =>
  useCall(unreadCounts, unreadInput, { enabled: useLoggedIn() })

/** Loads after a login. A failed read shows in its own component; the login stands. */
export const afterLogin = async (): Promise<void> => {
  const now = { staleTime: 0 }
  await Promise.allSettled([
    queryClient.fetchQuery({ ...callQuery(memberInfo, {}), ...now }),
    queryClient.fetchQuery({ ...callQuery(balance, balanceInput), ...now }),
    queryClient.fetchQuery({ ...callQuery(unreadCounts, unreadInput), ...now }),
  ])
}
