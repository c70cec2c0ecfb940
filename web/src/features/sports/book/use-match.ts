import { useEffect, useState } from 'react'
import type { MatchDelta, MatchSnapshot, WireEvent } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeNamed, useLiveState } from '../../../platform/live/live-socket.ts'
import { makeMatchBook, type MatchBook } from './match-book.ts'
import { useResource } from './use-resource.ts'

export type MatchAnswer = ResourceAnswer<'match'>

export interface ShownMatch {
  readonly book: MatchBook
  readonly answer: MatchAnswer | undefined
  readonly events: readonly WireEvent[]
  readonly fault: unknown
  readonly isFetching: boolean
  readonly retry: () => void
}

const noEvents: readonly WireEvent[] = []

/** A server that was started anew does not know the match until its feed has told it. */
const askAgainMs = 4 * secondMs

/** One match with all its markets; its events are told as they happen. */
export const useMatch = (gide: string): ShownMatch => {
  const [shown, setShown] = useState(() => ({ gide, book: makeMatchBook() }))
  const language = useLanguage()
  /** What the topic told; null until it speaks. */
  const [told, setTold] = useState<readonly WireEvent[] | null>(null)
  if (shown.gide !== gide) {
    setShown({ gide, book: makeMatchBook() })
    setTold(null)
  }
  const { book } = shown
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useResource('match', { gide }, { staleTime: 0 })
  useEffect(() => {
    if (answer !== undefined) book.begin([answer.match])
  }, [book, answer])
  const isOpen = useLiveState() === 'open'
  const isOver = answer?.match.gameStatus === 'ended'
  useEffect(() => {
    // The counts keep the connection open; each one is asked anew, since a refused topic stays unheard.
    if (!isOpen) return undefined
    let isHeard = false
    const take: Parameters<typeof subscribeNamed>[1] = ({ kind, data }) => {
      isHeard = true
      if (kind === 'snap') {
        const snapshot = data as MatchSnapshot
        book.replace(snapshot.match === null ? [] : [snapshot.match])
        setTold(snapshot.events)
        return
      }
      const { move, events: newer } = data as MatchDelta
      if (move !== undefined) book.receive([move])
      if (newer !== undefined) setTold((known) => [...(known ?? []), ...newer])
    }
    const topic = matchTopic(gide, language)
    let leave = subscribeNamed(topic, take)
    const timer = setInterval(() => {
      if (isOver || isHeard) return
      leave()
      leave = subscribeNamed(topic, take)
    }, askAgainMs)
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [book, gide, language, isOpen, isOver])
  return {
    book,
    answer,
    events: told ?? answer?.events ?? noEvents,
    fault: answer === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
