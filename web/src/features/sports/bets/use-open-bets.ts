import type { UseQueryResult } from '@tanstack/react-query'
import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { useEffect } from 'react'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { headKey } from '../book/match-book.ts'
import { refreshResource, useResource } from '../book/use-resource.ts'
import { followedBook, followMatch } from '../follow/followed-matches.ts'
import { isScoreInHead } from './leg-score.ts'
import { useBetNews } from './use-bet-news.ts'

/** How often the bets are asked for while the socket is away, and while it tells what happens to them. */
const askEveryMs = 4 * secondMs
const heardEveryMs = 10 * secondMs
/** Several scores may change with one message; they are asked for together. */
const gatherMs = 500
/** A socket carries some dozens of topics; those that began first are followed, the others as these end. */
const followedMost = 16

type Leg = WireBet['legs'][number]
type Followed = Pick<Leg, 'gide' | 'w'>

const isFollowed = ({ w, result }: Leg): boolean =>
  playOf(w).family !== 'champion' && result === null

/** What only the server can tell anew: that a match began or ended, and the score of a part of it. */
const askedBy = (gide: string, parts: boolean): string => {
  const head = followedBook.head(gide)
  if (head === undefined) return ''
  return `${head.gameStatus} ${parts ? (head.sc_FT_A ?? '') : ''}`
}

const followLegs = (legs: readonly Followed[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const askSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void refreshResource('openBets')
    }, gatherMs)
  }
  const gides = [...new Set(legs.map(({ gide }) => gide))].slice(0, followedMost)
  const leaving = gides.flatMap((gide) => {
    const parts = legs.some((leg) => leg.gide === gide && !isScoreInHead(leg.w))
    let known = askedBy(gide, parts)
    const listener = (): void => {
      const now = askedBy(gide, parts)
      if (known !== '' && now !== known) askSoon()
      known = now
    }
    return [followMatch(gide), followedBook.subscribe(headKey(gide), listener)]
  })
  return () => {
    clearTimeout(timer)
    for (const leave of leaving) leave()
  }
}

/** Confirming orders and running bets; the topics of their matches tell the scores. */
export const useOpenBets = (): UseQueryResult<WireBet[]> => {
  useBetNews()
  const query = useResource('openBets', {}, { staleTime: 0 })
  const isOpen = useLiveState() === 'open'
  const legs = (query.data ?? [])
    .flatMap((bet) => bet.legs.filter(isFollowed))
    .toSorted((one, other) => one.datetime - other.datetime)
  // As text: the legs are new with every answer, what is followed changes with a bet.
  const followed = JSON.stringify(legs.map(({ gide, w }): Followed => ({ gide, w })))
  useEffect(
    () => (isOpen ? followLegs(JSON.parse(followed) as Followed[]) : undefined),
    [followed, isOpen],
  )
  // News that crossed with an answer would otherwise be waited for in vain.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshResource('openBets')
    }
    const timer = setInterval(ask, isOpen ? heardEveryMs : askEveryMs)
    return () => clearInterval(timer)
  }, [isOpen])
  return query
}
