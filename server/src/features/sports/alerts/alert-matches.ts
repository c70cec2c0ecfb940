import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { alertAheadMs, alertMatchesMost } from '@xinghe/rules/sports/match-alert.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { Book, BookMatch } from '../book/book.ts'
import type { Method } from '../parts/method.ts'
import { readFollowed, type Followed } from './store-followed.ts'

const followedMatches = (book: Book, { matches, leagues }: Followed): readonly BookMatch[] => {
  const marked = new Set(leagues)
  const inLeagues =
    marked.size === 0
      ? []
      : [...book.matches()].filter(({ fixture }) => marked.has(fixture.leagueId))
  const byId = matches.flatMap((id) => book.match(id) ?? [])
  return [...new Set([...byId, ...inLeagues])]
}

const isDue = ({ running, endedAt, fixture }: BookMatch, now: Instant): boolean =>
  running || (endedAt === null && fixture.kickOff <= later(now, alertAheadMs))

const runningFirst = (one: BookMatch, other: BookMatch): number =>
  Number(other.running) - Number(one.running) || one.fixture.kickOff - other.fixture.kickOff

/** The matches of marks and open bets that run or begin soon. */
export const readAlertMatches: Method<'alertMatches'> = async (parts, _, { member, language }) => {
  const { book, platform } = parts
  const followed = await readFollowed(platform.sql, member.memberId)
  return followedMatches(book, followed)
    .filter((match) => isDue(match, member.now))
    .toSorted(runningFirst)
    .slice(0, alertMatchesMost)
    .map(({ fixture, running }) => ({
      id: fixture.matchId,
      discipline: fixture.discipline,
      home: inScript(language, fixture.home.name),
      away: inScript(language, fixture.away.name),
      inPlay: running,
      startsAt: fixture.kickOff,
    }))
}
