import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match, MatchProgress, MatchStatus } from '@xinghe/contract/sports-match.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { MarketState } from '@xinghe/contract/sports-values.ts'
import { playOf, type PlayCode, type PlayFamily } from '@xinghe/rules/sports/plays.ts'
import type { OfferedMarket } from '../feed/feed.ts'
import { marketIdOf, type BookMatch } from './book.ts'
import { hasHalf, matchClock } from './match-clock.ts'
import type { MarketShape } from './match-offer.ts'
import { noScoreboard, scoreboardOf } from './scoreboard.ts'
import { isFirstHalfOver, secondHalfMarkets } from './second-half.ts'

const columns = new Set<PlayFamily>(['winner', 'handicap', 'total', 'odd-even'])

const menuFamilies: Readonly<Record<'PD' | 'HPD' | 'T' | 'F', PlayFamily>> = {
  PD: 'correct-score',
  HPD: 'correct-score',
  T: 'total-goals',
  F: 'half-full',
}

const isPlayOf = (menu: BoardMenu, play: PlayCode): boolean => {
  const { family, period, unit } = playOf(play)
  if (menu === 'corners') return unit === 'corners'
  if (unit !== 'score') return false
  if (menu === 'main') return columns.has(family) && (period === 'full' || period === 'half')
  if (menu === 'half') return columns.has(family) && period === 'half'
  if (family !== menuFamilies[menu]) return false
  return menu === 'T' || (period === 'half') === (menu === 'HPD')
}

/** Whether a menu of the board includes the market; `main` has only the main line of each play. */
const isInMenu = ({ play, main }: MarketShape, menu: BoardMenu): boolean =>
  isPlayOf(menu, play) && (main || menu !== 'main')

const stateOf = (match: BookMatch, marketId: string): MarketState => {
  const { status } = match
  return status === 'open' && match.isMarketSuspended(marketId) ? 'suspended' : status
}

const shownMarket = (match: BookMatch, offered: OfferedMarket): Market => {
  const { play, line, main, goalNumber, offers } = offered
  const id = marketIdOf(match.fixture.matchId, play, line, goalNumber)
  const sides: string[] = []
  const prices: number[] = []
  for (let at = 0; at < offers.length; at += 2) {
    sides.push(String(offers[at]))
    prices.push(Number(offers[at + 1]))
  }
  return { id, play, line, isMain: main, goalNumber, state: stateOf(match, id), sides, prices }
}

const wantedIn = (match: BookMatch, menu: BoardMenu): ((market: MarketShape) => boolean) => {
  const ofMenu = (market: MarketShape): boolean => isInMenu(market, menu)
  if (menu !== 'main' || !isFirstHalfOver(match)) return ofMenu
  const inPlaceOfHalf = secondHalfMarkets(match)
  return (market) => ofMenu(market) || inPlaceOfHalf(market)
}

/** The markets of a menu; with `null` all markets. */
export const shownMarkets = (match: BookMatch, menu: BoardMenu | null): Market[] =>
  match
    .offeredWhere(menu === null ? () => true : wantedIn(match, menu))
    .map((offered) => shownMarket(match, offered))

const statusOf = ({ running, report, endedAt }: BookMatch): MatchStatus => {
  if (endedAt !== null) return report?.phase === 'interrupted' ? 'interrupted' : 'ended'
  if (!running) return 'before'
  return report?.phase === 'break' ? 'break' : 'running'
}

/** Everything about a match that changes over time, except its markets. */
export const shownProgress = (match: BookMatch): MatchProgress => {
  const { fixture, running, report, suspension } = match
  return {
    startsAt: fixture.kickOff,
    inPlay: running,
    status: statusOf(match),
    suspension,
    marketCount: match.marketCount,
    clock: matchClock(match),
    ...(report === null ? noScoreboard : scoreboardOf(fixture.discipline, report)),
  }
}

/** The wire gives the first half an id of its own, although its markets belong to the match. */
const halfIdOf = (matchId: string): string => `${matchId}.H`

/** A match in the contract's shape, with names in Simplified Chinese. */
export const shownMatch = (match: BookMatch, menu: BoardMenu | null): Match => {
  const { fixture } = match
  return {
    id: fixture.matchId,
    halfId: hasHalf(fixture.discipline) ? halfIdOf(fixture.matchId) : null,
    gameType: fixture.gameType,
    discipline: fixture.discipline,
    leagueId: fixture.leagueId,
    league: fixture.leagueName,
    home: fixture.home.name,
    away: fixture.away.name,
    ...shownProgress(match),
    markets: shownMarkets(match, menu),
  }
}
