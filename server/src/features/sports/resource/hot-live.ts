import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { boardTopic } from '@xinghe/contract/sports-topics.ts'
import type { hotLive } from '@xinghe/contract/sports.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { matchGameTypes, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Book, BookMatch } from '../book/book.ts'
import { cacheForASecond } from './cache-for-a-second.ts'
import { namedMatch } from './named-match.ts'

const shownMost = 8
const liveBoard = { gameType: 'ALL', showType: 'RB', menu: 'main', date: null } as const

/** A sort key, compared number by number: in play first, then the order of sports, then markets or start. */
const sortKeyOf = ({ fixture, running, marketCount }: BookMatch): readonly number[] => [
  running ? 0 : 1,
  matchGameTypes.indexOf(fixture.gameType),
  running ? -marketCount : fixture.kickOff,
]

const byKey = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

const hottest = (book: Book, gameType: MatchGameType | undefined, now: Instant): BookMatch[] =>
  [...book.matches()]
    .filter(
      ({ endedAt, running, fixture }) =>
        endedAt === null &&
        (running || fixture.kickOff > now) &&
        (gameType === undefined || fixture.gameType === gameType),
    )
    .map((match) => ({ match, key: sortKeyOf(match) }))
    .sort((one, other) => byKey(one.key, other.key))
    .slice(0, shownMost)
    .map(({ match }) => match)

/** Of every sport together and of each alone, in two languages. */
const shown = cacheForASecond<Match[]>(2 * (matchGameTypes.length + 1))

/** Matches for the lobby's pages, cached for a second; empty while the book is. */
export const readHotLive = (
  book: Book,
  { language = 'zh-CN', gameType }: InputOf<typeof hotLive>,
  now: Instant,
): OutputOf<typeof hotLive> => ({
  topic: boardTopic(liveBoard, language),
  matches: shown(book, `${gameType}@${language}`, now, () =>
    hottest(book, gameType, now).map((match) => namedMatch(match, 'main', language)),
  ),
  serverTime: now,
})
