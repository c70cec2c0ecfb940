import type { CountsTopic, WireChampion } from '@xinghe/contract/sports-live.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { marketTypeOf, type MarketType } from '@xinghe/rules/sports/game-types.ts'
import type { BookStatus } from '@xinghe/rules/sports/world/feed.ts'
import type { BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Book, BookChampion, BookMatch } from './book.ts'

/** Under which heading a match stands now; null once it is over. */
export const headingOf = (
  { fixture, running, endedAt }: BookMatch,
  now: Instant,
): MarketType | null =>
  endedAt === null
    ? marketTypeOf({ champion: false, inPlay: running, startsAt: fixture.kickOff }, now)
    : null

export const championHeading = ({ champion }: BookChampion, now: Instant): MarketType =>
  marketTypeOf({ champion: true, inPlay: false, startsAt: champion.closesAt }, now)

/** An early board without a day has all of them. */
export const isOnBoard = (
  match: BookMatch,
  { gameType, showType, date }: Omit<BoardTopic, 'menu'>,
  now: Instant,
): boolean =>
  (gameType === 'ALL' || gameType === match.fixture.gameType) &&
  headingOf(match, now) === showType &&
  (date === null || siteDay(match.fixture.kickOff) === date)

type Count = CountsTopic['counts'][number]

/** How many matches and titles stand under each sport and heading. Thousands are counted: nothing is made for each. */
export const countBook = (book: Book, now: Instant): CountsTopic => {
  const counts = new Map<Count[0], Map<MarketType, number>>()
  const add = (gameType: Count[0], heading: MarketType | null): void => {
    if (heading === null) return
    const known = counts.get(gameType) ?? new Map<MarketType, number>()
    if (known.size === 0) counts.set(gameType, known)
    known.set(heading, (known.get(heading) ?? 0) + 1)
  }
  for (const match of book.matches()) add(match.fixture.gameType, headingOf(match, now))
  for (const title of book.champions()) add(title.champion.gameType, championHeading(title, now))
  return {
    counts: [...counts]
      .flatMap(([gameType, known]) =>
        [...known].map(([heading, count]): Count => [gameType, heading, count]),
      )
      .sort(([one, first], [other, second]) => (`${one} ${first}` < `${other} ${second}` ? -1 : 1)),
    feedAlive: book.feedAlive(),
  }
}

const states: Readonly<Record<BookStatus, WireChampion['state']>> = {
  closed: 0,
  open: 1,
  suspended: 2,
}

export const wireChampion = (title: BookChampion, now: Instant): WireChampion => {
  const { champion } = title
  return {
    championId: champion.championId,
    gameId: title.marketId,
    gameType: champion.gameType,
    league_id: champion.leagueId,
    league: champion.leagueName,
    season: champion.season,
    closesAt: champion.closesAt,
    marketType: championHeading(title, now),
    state: states[title.status],
    runners: champion.runners.map(({ id, name, hk }) => [id, name, hk]),
  }
}
