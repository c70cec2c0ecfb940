import type { UseQueryResult } from '@tanstack/react-query'
import type { Bet, BetLeg } from '@xinghe/contract/sports-bet.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { useEffect } from 'react'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { headKey } from '../book/match-book.ts'
import { refreshResource, useResource } from '../book/use-resource.ts'
import { followedBook, followMatch } from '../follow/followed-matches.ts'
import { isScoreInHead } from './leg-score.ts'
import { useBetNews } from './use-bet-news.ts'

/** Poll interval while the socket is down, and while it is up. */
const askEveryMs = 4 * secondMs
const heardEveryMs = 10 * secondMs
/** Debounce: several scores may change with one message. */
const gatherMs = 500
/** A socket carries some dozens of topics; those that began first are followed, the others as these end. */
const followedMost = 16

type Followed = Pick<BetLeg, 'matchId' | 'play'>

const isFollowed = ({ play, result }: BetLeg): boolean =>
  playOf(play).family !== 'champion' && result === null

/** Changes that need a refetch: a match began or ended, or the score of a period. */
const askedBy = (matchId: string, parts: boolean): string => {
  const head = followedBook.head(matchId)
  if (head === undefined) return ''
  return `${head.status} ${parts ? JSON.stringify(head.periods?.scores ?? []) : ''}`
}

const followLegs = (legs: readonly Followed[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const askSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void refreshResource('openBets')
    }, gatherMs)
  }
  const matchIds = [...new Set(legs.map(({ matchId }) => matchId))].slice(0, followedMost)
  const leaving = matchIds.flatMap((matchId) => {
    const parts = legs.some((leg) => leg.matchId === matchId && !isScoreInHead(leg.play))
    let known = askedBy(matchId, parts)
    const listener = (): void => {
      const now = askedBy(matchId, parts)
      if (known !== '' && now !== known) askSoon()
      known = now
    }
    return [followMatch(matchId), followedBook.subscribe(headKey(matchId), listener)]
  })
  return () => {
    clearTimeout(timer)
    for (const leave of leaving) leave()
  }
}

/** Confirming orders and running bets; scores come from the topics of their matches. */
export const useOpenBets = (): UseQueryResult<Bet[]> => {
  useBetNews()
  const query = useResource('openBets', {}, { staleTime: 0 })
  const isOpen = useLiveState() === 'open'
  const legs = (query.data ?? [])
    .flatMap((bet) => bet.legs.filter(isFollowed))
    .toSorted((one, other) => one.startsAt - other.startsAt)
  // As text, for a stable dependency: the legs are new objects with every answer.
  const followed = JSON.stringify(legs.map(({ matchId, play }): Followed => ({ matchId, play })))
  useEffect(
    () => (isOpen ? followLegs(JSON.parse(followed) as Followed[]) : undefined),
    [followed, isOpen],
  )
  // Polls as well: a message that arrived before its answer is not sent again.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshResource('openBets')
    }
    const timer = setInterval(ask, isOpen ? heardEveryMs : askEveryMs)
    return () => clearInterval(timer)
  }, [isOpen])
  return query
}
