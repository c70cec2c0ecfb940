import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { EndOf } from '../model/end-of-match.ts'
import { longestMatchMs } from '../model/live-match.ts'
import { lastRoundOf, roundAt, roundSpan, seasonOf, type Calendar } from '../calendar/calendar.ts'
import { championId } from '../match/feed-names.ts'
import type { Due } from '../messages/match-messages.ts'
import type { League } from '../match/match.ts'
import { makeTitles, type Season, type Titles } from './titles.ts'

/** Messages about the titles of all leagues that have one. */
export interface ChampionMessages {
  between(from: Instant, to: Instant): Due[]
  snapshot(at: Instant): Due[]
}

/** The results of a running round change the title, so betting is suspended until the round is over. */
const breakOf = (league: League, round: number, clockRate: number): readonly [Instant, Instant] => {
  const [first, last] = roundSpan(league, round)
  return [first, later(last, longestMatchMs / clockRate)]
}

// Every league has a round in any week.
const aroundMs = 9 * dayMs

const marketDue = (titles: Titles, of: Season, at: Instant, open: boolean): Due => ({
  kind: 'champion',
  at,
  matchId: championId(of.league, of.season),
  make: () => titles.market(of, at, open),
})

const resultDue = (titles: Titles, of: Season, at: Instant): Due => ({
  kind: 'champion-result',
  at,
  matchId: championId(of.league, of.season),
  make: () => titles.result(of, at),
})

/** Everything about one league's titles in `(from, to]`. */
const leagueDue = (
  titles: Titles,
  league: League,
  clockRate: number,
  from: Instant,
  to: Instant,
): Due[] => {
  const due: Due[] = []
  const isIn = (at: Instant): boolean => at > from && at <= to
  const last = roundAt(league, to)
  for (let round = roundAt(league, later(from, -dayMs)) - 1; round <= last; round++) {
    const [starts, ends] = breakOf(league, round, clockRate)
    const season = seasonOf(league, round)
    if (isIn(starts)) due.push(marketDue(titles, { league, season }, starts, false))
    if (!isIn(ends)) continue
    if (round === lastRoundOf(league, season)) due.push(resultDue(titles, { league, season }, ends))
    // The next round may have started already.
    if (breakOf(league, round + 1, clockRate)[0] > ends) {
      due.push(marketDue(titles, { league, season: seasonOf(league, round + 1) }, ends, true))
    }
  }
  return due.sort((one, other) => one.at - other.at)
}

export const makeChampionMessages = (
  calendar: Calendar,
  endOf: EndOf,
  marginBps: number,
): ChampionMessages => {
  const leagues = calendar.leagues.filter(({ hasChampion }) => hasChampion)
  const titles = makeTitles(calendar, endOf, marginBps)
  const { clockRate } = calendar
  return {
    between: (from, to) =>
      leagues.flatMap((league) => leagueDue(titles, league, clockRate, from, to)),
    snapshot: (at) =>
      leagues.flatMap((league) =>
        leagueDue(titles, league, clockRate, later(at, -aroundMs), at)
          .filter(({ kind }) => kind === 'champion')
          .slice(-1),
      ),
  }
}
