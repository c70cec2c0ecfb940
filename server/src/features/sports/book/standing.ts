import type { BookStatus } from '@xinghe/rules/sports/world/feed.ts'
import type { BookChampion, BookMatch, PickPlace, PickStanding } from './book.ts'

/** Null where the side has no price. */
export const standingOfMatch = (
  match: BookMatch,
  { marketId, side }: PickPlace,
  feedAlive: boolean,
): PickStanding | null => {
  const market = match.markets.get(marketId)
  const hk = market?.prices.get(side)
  if (market === undefined || hk === undefined) return null
  const { fixture, status, running, report } = match
  const state: BookStatus = status === 'open' && market.held ? 'suspended' : status
  const score = report?.tallies.score?.full
  return {
    hk,
    line: market.line,
    live:
      running && report !== null && score !== undefined
        ? {
            score: { home: score.home, away: score.away },
            redCards: { home: report.reds[0], away: report.reds[1] },
          }
        : null,
    state,
    feedAlive: feedAlive && match.held !== 'feed-silent',
    gameType: fixture.gameType,
    discipline: fixture.discipline,
    play: market.play,
    goalNumber: market.goalNumber,
    drawOffered: market.drawOffered,
    startsAt: fixture.kickOff,
    report: running ? report : null,
    leagueName: fixture.leagueName,
    home: fixture.home.name,
    away: fixture.away.name,
    sideName: null,
  }
}

export const standingOfChampion = (
  title: BookChampion,
  { marketId, side }: PickPlace,
  feedAlive: boolean,
): PickStanding | null => {
  const hk = title.prices.get(side)
  if (title.marketId !== marketId || hk === undefined) return null
  const { champion, status } = title
  return {
    hk,
    line: null,
    live: null,
    state: status,
    feedAlive: feedAlive && title.held !== 'feed-silent',
    gameType: champion.gameType,
    discipline: champion.discipline,
    play: 'FS',
    goalNumber: null,
    drawOffered: false,
    startsAt: champion.closesAt,
    report: null,
    leagueName: champion.leagueName,
    home: '',
    away: '',
    sideName: champion.runners.find(({ id }) => id === side)?.name ?? null,
  }
}
