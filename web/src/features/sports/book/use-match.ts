import { useEffect, useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { matchTopicCodec, type TimelineEvent } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { FailedQuery } from '../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { makeMatchBook, type MatchBook } from './match-book.ts'
import { subscribeBook } from './subscribe-book.ts'
import { useResource } from './use-resource.ts'

export type MatchAnswer = ResourceAnswer<'match'>

export interface ShownMatch {
  readonly book: MatchBook
  readonly answer: MatchAnswer | undefined
  readonly events: readonly TimelineEvent[]
  /** The book does not have the match, or not any more. */
  readonly isGone: boolean
  readonly query: FailedQuery
}

const isRefusedAsGone = (error: unknown): boolean =>
  error instanceof Refused && error.refusal === 'resource-empty'

const noEvents: readonly TimelineEvent[] = []

/** A restarted server does not know the match until its feed has sent it. */
const askAgainMs = 4 * secondMs

/** One match with all its markets and its events, kept current by its topic. */
export const useMatch = (matchId: string): ShownMatch => {
  const [shown, setShown] = useState(() => ({ matchId, book: makeMatchBook() }))
  const language = useLanguage()
  /** Events of the topic; null before its snapshot. */
  const [told, setTold] = useState<readonly TimelineEvent[] | null>(null)
  if (shown.matchId !== matchId) {
    setShown({ matchId, book: makeMatchBook() })
    setTold(null)
  }
  const { book } = shown
  const query = useResource('match', { matchId }, { staleTime: 0 })
  const { data: answer } = query
  useEffect(() => {
    if (answer !== undefined) book.begin([answer.match])
  }, [book, answer])
  const isOpen = useLiveState() === 'open'
  const isOver = answer?.match.status === 'ended'
  useEffect(() => {
    // Subscribes again on every connection, and until a message arrives: a refused subscription sends none.
    if (!isOpen) return undefined
    let isHeard = false
    const join = (): (() => void) =>
      subscribeBook(matchTopic(matchId, language), matchTopicCodec, {
        snapshot({ match, events }) {
          isHeard = true
          book.replace(match === null ? [] : [match])
          setTold(events)
        },
        news({ change, events }) {
          isHeard = true
          if (change !== null) book.receive([change])
          if (events.length > 0) setTold((known) => [...(known ?? []), ...events])
        },
      })
    let leave = join()
    const timer = setInterval(() => {
      if (isOver || isHeard) return
      leave()
      leave = join()
    }, askAgainMs)
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [book, matchId, language, isOpen, isOver])
  return {
    book,
    answer,
    events: told ?? answer?.events ?? noEvents,
    isGone: isRefusedAsGone(query.error),
    query,
  }
}
