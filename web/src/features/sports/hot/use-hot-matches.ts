import { boardTopicCodec } from '@xinghe/contract/sports-live.ts'
import type { BoardChange } from '@xinghe/contract/sports-move.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { hotLive } from '@xinghe/contract/sports.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { useEffect, useState } from 'react'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { makeMatchBook, type MatchBook } from '../book/match-book.ts'
import { subscribeBook } from '../book/subscribe-book.ts'

/** The list of hot matches is polled; in-play prices come by topic. */
const chosenEveryMs = 60 * secondMs
/** Matches before the start have no topic here, and an empty list after a silent feed neither. */
const askedEveryMs = 5 * secondMs

const matchIdOf = (change: BoardChange): string =>
  change.kind === 'match' ? change.match.id : change.matchId

export interface HotMatches {
  readonly book: MatchBook
  /** Undefined while loading. */
  readonly matches: readonly Match[] | undefined
  readonly failed: boolean
}

/** Of one sport, or of all together. */
export const useHotMatches = (gameType?: MatchGameType): HotMatches => {
  const language = useLanguage()
  const [book] = useState(makeMatchBook)
  const { data: answer, isError } = useCall(hotLive, { language, gameType }, { staleTime: 0 })
  const shown = answer?.matches ?? []
  const allTold = shown.length > 0 && shown.every(({ inPlay }) => inPlay)
  useEffect(() => {
    const everyMs = allTold ? chosenEveryMs : askedEveryMs
    const timer = setInterval(() => void refreshCall(hotLive, { language, gameType }), everyMs)
    return () => clearInterval(timer)
  }, [language, gameType, allTold])
  useEffect(() => {
    if (answer !== undefined) book.replace(answer.matches)
  }, [book, answer])
  const topic = answer?.topic
  useEffect(() => {
    if (topic === undefined) return undefined
    // The topic covers every running match; only shown ones are used.
    const take = (changes: readonly BoardChange[]): void =>
      book.receive(changes.filter((change) => book.head(matchIdOf(change)) !== undefined))
    return subscribeBook(topic, boardTopicCodec, {
      snapshot: (all) => take(all.map((match) => ({ kind: 'match', match }))),
      news: take,
    })
  }, [book, topic])
  return { book, matches: answer?.matches, failed: isError && answer === undefined }
}
