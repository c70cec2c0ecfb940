import { useEffect, useState } from 'react'
import type { BoardDelta, BoardSnapshot } from '@xinghe/contract/sports-live.ts'
import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { boardTopic, type BoardShow } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { makeMatchBook, type MatchBook } from './match-book.ts'
import { useResource } from './use-resource.ts'

export interface BoardPage {
  readonly gameType: GameType
  readonly showType: BoardShow
  readonly menu: BoardMenu
  /** The GMT+8 day of an early board; null for the others. */
  readonly date: string | null
}

export interface ShownBoard {
  readonly book: MatchBook
  readonly isReady: boolean
  readonly fault: unknown
  readonly isFetching: boolean
  readonly retry: () => void
}

const requestOf = ({ date, ...page }: BoardPage): ResourceInput<'board'> =>
  date === null ? page : { ...page, date }

/** A page of the board: the answer of the book first, then what its topic tells. */
export const useBoard = (page: BoardPage): ShownBoard => {
  const topic = boardTopic(page, useLanguage())
  // Another page is another book, so that no row of the old one is ever seen under the new heading.
  const name = JSON.stringify(page)
  const [shown, setShown] = useState(() => ({ name, book: makeMatchBook() }))
  if (shown.name !== name) setShown({ name, book: makeMatchBook() })
  const { book } = shown
  // Kept briefly: a page that is returned to shows at once and is corrected by its topic.
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useResource('board', requestOf(page), {
    staleTime: 0,
  })
  useEffect(() => {
    if (answer !== undefined) book.begin(answer.matches)
  }, [book, answer])
  useEffect(() => {
    if (topic === '') return undefined
    return subscribeNamed(topic, ({ kind, data }) => {
      if (kind === 'snap') book.replace((data as BoardSnapshot).matches)
      else book.receive(data as BoardDelta)
    })
  }, [book, topic])
  return {
    book,
    isReady: answer !== undefined,
    fault: answer === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
