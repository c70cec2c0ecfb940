import type { Champion } from '@xinghe/contract/sports-champion.ts'
import type { HeadingCount } from '@xinghe/contract/sports-count.ts'
import type { BookCounts } from '@xinghe/contract/sports-live.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { marketTypeOf, type MarketType } from '@xinghe/rules/sports/game-types.ts'
import type { BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Book, BookChampion, BookMatch } from './book.ts'

/** The heading that currently lists the match; null once the match is over. */
export const headingOf = (
  { fixture, running, endedAt }: BookMatch,
  now: Instant,
): MarketType | null =>
  endedAt === null
    ? marketTypeOf({ champion: false, inPlay: running, startsAt: fixture.kickOff }, now)
    : null

export const championHeading = ({ champion }: BookChampion, now: Instant): MarketType =>
  marketTypeOf({ champion: true, inPlay: false, startsAt: champion.closesAt }, now)

/** A board without a date includes every day. */
export const isOnBoard = (
  match: BookMatch,
  { gameType, showType, date }: Omit<BoardTopic, 'menu'>,
  now: Instant,
): boolean =>
  (gameType === 'ALL' || gameType === match.fixture.gameType) &&
  headingOf(match, now) === showType &&
  (date === null || siteDay(match.fixture.kickOff) === date)

const nameOf = ({ gameType, heading }: HeadingCount): string => `${gameType} ${heading}`
const byName = (one: HeadingCount, other: HeadingCount): number =>
  nameOf(one) < nameOf(other) ? -1 : 1

/** Counts matches and titles by sport and heading, without an allocation for each of the thousands. */
export const countBook = (book: Book, now: Instant): BookCounts => {
  const counts = new Map<HeadingCount['gameType'], Map<MarketType, number>>()
  const add = (gameType: HeadingCount['gameType'], heading: MarketType | null): void => {
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
        [...known].map(([heading, matches]): HeadingCount => ({ gameType, heading, matches })),
      )
      .sort(byName),
    feedAlive: book.feedAlive(),
  }
}

/** A title in the contract's shape, with names in Simplified Chinese. */
export const shownChampion = (title: BookChampion, now: Instant): Champion => {
  const { champion } = title
  return {
    id: champion.championId,
    marketId: title.marketId,
    gameType: champion.gameType,
    leagueId: champion.leagueId,
    league: champion.leagueName,
    season: champion.season,
    closesAt: champion.closesAt,
    heading: championHeading(title, now),
    state: title.status,
    runners: champion.runners.map(({ id, name, hk }) => ({ id, name, price: hk })),
  }
}
