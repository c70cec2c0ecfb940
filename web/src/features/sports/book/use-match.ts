import { useEffect, useState } from 'react'
import type { MatchDelta, MatchSnapshot, WireEvent } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
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
  useEffect(
    () =>
      subscribeNamed(matchTopic(gide, language), ({ kind, data }) => {
        if (kind === 'snap') {
          const snapshot = data as MatchSnapshot
          book.replace(snapshot.match === null ? [] : [snapshot.match])
          setTold(snapshot.events)
          return
        }
        const { move, events: newer } = data as MatchDelta
        if (move !== undefined) book.receive([move])
        if (newer !== undefined) setTold((known) => [...(known ?? []), ...newer])
      }),
    [book, gide, language],
  )
  return {
    book,
    answer,
    events: told ?? answer?.events ?? noEvents,
    fault: answer === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
