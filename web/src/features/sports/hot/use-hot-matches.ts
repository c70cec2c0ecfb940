import type { BoardDelta, BoardSnapshot } from '@xinghe/contract/sports-live.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { hotLive } from '@xinghe/contract/sports.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useEffect, useState } from 'react'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { makeMatchBook, type BookNews, type MatchBook } from '../book/match-book.ts'

/** Which matches are the hottest is asked anew from time to time; prices in play are told meanwhile. */
const chosenEveryMs = 60 * secondMs
/** Nobody tells of those that have not begun, nor that there are some again after a silent feed. */
const askedEveryMs = 5 * secondMs

const gideOf = (news: BookNews): string => (Array.isArray(news) ? news[0] : news.gide)

export interface HotMatches {
  readonly book: MatchBook
  /** Undefined while they are under way. */
  readonly matches: readonly WireMatch[] | undefined
  readonly failed: boolean
}

export const useHotMatches = (): HotMatches => {
  const language = useLanguage()
  const [book] = useState(makeMatchBook)
  const { data: answer, isError } = useCall(hotLive, { language }, { staleTime: 0 })
  const shown = answer?.matches ?? []
  const allTold = shown.length > 0 && shown.every(({ isLive }) => isLive === 1)
  useEffect(() => {
    const everyMs = allTold ? chosenEveryMs : askedEveryMs
    const timer = setInterval(() => void refreshCall(hotLive, { language }), everyMs)
    return () => clearInterval(timer)
  }, [language, allTold])
  useEffect(() => {
    if (answer !== undefined) book.replace(answer.matches)
  }, [book, answer])
  const topic = answer?.topic
  useEffect(() => {
    if (topic === undefined) return undefined
    // The topic tells of every running match; only those that are shown are of interest.
    return subscribeNamed(topic, ({ kind, data }) => {
      const news = kind === 'snap' ? (data as BoardSnapshot).matches : (data as BoardDelta)
      book.receive(news.filter((one) => book.head(gideOf(one)) !== undefined))
    })
  }, [book, topic])
  return { book, matches: answer?.matches, failed: isError && answer === undefined }
}
