import { useEffect, useState } from 'react'
import { boardTopicCodec } from '@xinghe/contract/sports-live.ts'
import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { boardTopic, type BoardShow } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { FailedQuery } from '../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { makeMatchBook, type MatchBook } from './match-book.ts'
import { subscribeBook } from './subscribe-book.ts'
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
  readonly query: FailedQuery
}

const requestOf = ({ date, ...page }: BoardPage): ResourceInput<'board'> =>
  date === null ? page : { ...page, date }

/** A page of the board: first the answer of the book, then the messages of its topic. */
export const useBoard = (page: BoardPage): ShownBoard => {
  const topic = boardTopic(page, useLanguage())
  // Another page gets another book, so that no row of the old one shows under the new heading.
  const name = JSON.stringify(page)
  const [shown, setShown] = useState(() => ({ name, book: makeMatchBook() }))
  if (shown.name !== name) setShown({ name, book: makeMatchBook() })
  const { book } = shown
  // Cached briefly: a page that is opened again shows at once and is updated by its topic.
  const query = useResource('board', requestOf(page), {
    staleTime: 0,
  })
  const { data: answer } = query
  useEffect(() => {
    if (answer !== undefined) book.begin(answer.matches)
  }, [book, answer])
  useEffect(() => {
    if (topic === '') return undefined
    return subscribeBook(topic, boardTopicCodec, {
      snapshot: (board) => book.replace(board),
      news: (news) => book.receive(news),
    })
  }, [book, topic])
  return {
    book,
    isReady: answer !== undefined,
    query,
  }
}
