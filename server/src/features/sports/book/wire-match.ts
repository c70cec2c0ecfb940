import type { WireHead } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { playOf, type PlayCode, type PlayFamily } from '@xinghe/rules/sports/plays.ts'
import { marketIdOf, type BookMatch } from './book.ts'
import { hasHalf, matchClock } from './match-clock.ts'
import type { MarketShape } from './offer.ts'
import { wireScore } from './wire-score.ts'

const columns = new Set<PlayFamily>(['winner', 'handicap', 'total', 'odd-even'])

const menuFamilies: Readonly<Record<'PD' | 'HPD' | 'T' | 'F', PlayFamily>> = {
  PD: 'correct-score',
  HPD: 'correct-score',
  T: 'total-goals',
  F: 'half-full',
}

const standsIn = (menu: BoardMenu, play: PlayCode): boolean => {
  const { family, period, unit } = playOf(play)
  if (menu === 'corners') return unit === 'corners'
  if (unit !== 'score') return false
  if (menu === 'main') return columns.has(family) && (period === 'full' || period === 'half')
  if (menu === 'half') return columns.has(family) && period === 'half'
  if (family !== menuFamilies[menu]) return false
  return menu === 'T' || (period === 'half') === (menu === 'HPD')
}

/** Whether a market is in a menu of the board; the first menu has one line of each play alone. */
export const isInMenu = ({ play, main }: MarketShape, menu: BoardMenu): boolean =>
  standsIn(menu, play) && (main || menu !== 'main')

const stateOf = (match: BookMatch, marketId: string): WireMarket[5] => {
  const { status } = match
  if (status === 'closed') return 0
  return status === 'suspended' || match.isHeld(marketId) ? 2 : 1
}

/** The markets of a menu, or all of them. */
export const wireMarkets = (match: BookMatch, menu: BoardMenu | null): WireMarket[] =>
  match
    .offeredWhere((market) => menu === null || isInMenu(market, menu))
    .map(({ play, line, main, goalNumber, offers }) => {
      const id = marketIdOf(match.fixture.matchId, play, line, goalNumber)
      return [id, play, line, main ? 1 : 0, goalNumber, stateOf(match, id), [...offers]]
    })

const statusOf = ({ running, report, endedAt }: BookMatch): WireMatch['gameStatus'] => {
  if (endedAt !== null) return report?.phase === 'interrupted' ? 'interrupted' : 'ended'
  if (!running) return 'before'
  return report?.phase === 'break' ? 'break' : 'running'
}

/** All that changes of a match beside its markets. */
export const wireHead = (match: BookMatch): WireHead => {
  const { fixture, running, report, held } = match
  const clock = matchClock(match)
  return {
    datetime: fixture.kickOff,
    isLive: running ? 1 : 0,
    ...(clock === null ? {} : { re_time: clock.text, clock: clock.clock }),
    ...(report === null ? {} : wireScore(fixture.discipline, report)),
    gameStatus: statusOf(match),
    ...(held === null ? {} : { held }),
    playCount: match.marketCount,
  }
}

/** The wire names the half of a match apart; its markets stand with the match all the same. */
const halfIdOf = (matchId: string): string => `${matchId}.H`

export const wireMatch = (match: BookMatch, menu: BoardMenu | null): WireMatch => {
  const { fixture } = match
  return {
    gide: fixture.matchId,
    ...(hasHalf(fixture.discipline) ? { hgid: halfIdOf(fixture.matchId) } : {}),
    gameType: fixture.gameType,
    discipline: fixture.discipline,
    league_id: fixture.leagueId,
    league: fixture.leagueName,
    team_h: fixture.home.name,
    team_c: fixture.away.name,
    ...wireHead(match),
    markets: wireMarkets(match, menu),
  }
}
