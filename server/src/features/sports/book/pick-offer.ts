import type { LiveState } from '@xinghe/rules/sports/acceptance.ts'
import type { BookStatus } from '@xinghe/rules/sports/feed/messages.ts'
import type { BookChampion, BookMatch, PickPlace, PickOffer } from './book.ts'

/** Score and red cards of a running match; null for another. */
export const liveStateOf = ({ running, report }: BookMatch): LiveState | null => {
  const score = report?.tallies.score?.full
  if (!running || report === null || score === undefined) return null
  return {
    score: { home: score.home, away: score.away },
    redCards: { home: report.reds[0], away: report.reds[1] },
  }
}

/** Null for an unknown market and for a side without a price. */
export const matchPickOffer = (
  match: BookMatch,
  { marketId, side }: PickPlace,
  feedAlive: boolean,
): PickOffer | null => {
  const market = match.markets.get(marketId)
  const hk = market?.prices.get(side)
  if (market === undefined || hk === undefined) return null
  const { fixture, status, running, report } = match
  const state: BookStatus = status === 'open' && market.suspended ? 'suspended' : status
  return {
    hk,
    line: market.line,
    live: liveStateOf(match),
    state,
    feedAlive: feedAlive && match.suspension !== 'feed-silent',
    gameType: fixture.gameType,
    discipline: fixture.discipline,
    play: market.play,
    goalNumber: market.goalNumber,
    drawOffered: market.drawOffered,
    isNew: market.isNew,
    startsAt: fixture.kickOff,
    report: running ? report : null,
    leagueName: fixture.leagueName,
    home: fixture.home.name,
    away: fixture.away.name,
    sideName: null,
  }
}

export const championPickOffer = (
  title: BookChampion,
  { marketId, side }: PickPlace,
  feedAlive: boolean,
): PickOffer | null => {
  const hk = title.prices.get(side)
  if (title.marketId !== marketId || hk === undefined) return null
  const { champion, status } = title
  return {
    hk,
    line: null,
    live: null,
    state: status,
    feedAlive: feedAlive && title.suspension !== 'feed-silent',
    gameType: champion.gameType,
    discipline: champion.discipline,
    play: 'FS',
    goalNumber: null,
    drawOffered: false,
    isNew: title.isNew,
    startsAt: champion.closesAt,
    report: null,
    leagueName: champion.leagueName,
    home: '',
    away: '',
    sideName: champion.runners.find(({ id }) => id === side)?.name ?? null,
  }
}
