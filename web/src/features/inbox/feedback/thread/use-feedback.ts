import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { feedbackList, feedbackThread } from '@xinghe/contract/inbox-feedback.ts'
import type { FeedbackState } from '@xinghe/rules/inbox/feedback.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { callQuery, refetchAfterNews, refreshCall } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useUnread } from '../../../../platform/member/member.ts'

export type Threads = OutputOf<typeof feedbackList>
export type ThreadEntry = Threads['list'][number]
export type Thread = OutputOf<typeof feedbackThread>
export type ThreadMessage = Thread['messages'][number]

export const pageSize = 10

export const refreshThreads = (): Promise<void> => refetchAfterNews([feedbackList.path])

export const refreshFeedback = (): Promise<unknown> =>
  Promise.all([refreshThreads(), refetchAfterNews([feedbackThread.path])])

/**
 * Counts of unread answers come live. Every one above zero may be about the open thread, also one like the
 * count before: that one was read meanwhile, and another answer came. The first count may be about an answer
 * that came after the threads were read.
 */
export const useFeedbackNews = (): void => {
  const { data, dataUpdatedAt: at } = useUnread()
  const count = data?.fd_count
  const before = useRef({ count, at })
  useEffect(() => {
    const last = before.current
    before.current = { count, at }
    if (count === undefined || last.at === at) return
    if (count > 0) void refreshFeedback()
    else if (last.count !== undefined && last.count > 0) void refreshThreads()
  }, [count, at])
}

export const useThreads = (state: FeedbackState | null, pageNum: number): UseQueryResult<Threads> =>
  useQuery(
    {
      ...callQuery(feedbackList, { pageNum, pageSize, ...(state === null ? {} : { state }) }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Reading a thread reads its answers: the counts of the page follow. Mounted anew for another thread. */
export const useThread = (id: string): UseQueryResult<Thread> => {
  const language = useLanguage()
  const query = useQuery(
    { ...callQuery(feedbackThread, { id, language }), staleTime: 0 },
    queryClient,
  )
  const messages = query.data?.messages.length
  useEffect(() => {
    if (messages === undefined) return
    void refreshCall(unreadCounts, { userSystem: 1 })
    void refreshThreads()
  }, [messages])
  return query
}
