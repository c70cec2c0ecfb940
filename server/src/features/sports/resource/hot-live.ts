import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { boardTopic } from '@xinghe/contract/sports-topics.ts'
import type { hotLive } from '@xinghe/contract/sports.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import type { Book, BookMatch } from '../book/book.ts'
import { keptForASecond } from './kept-for-a-second.ts'
import { toldMatch } from './sent-match.ts'

const shownMost = 8
const liveBoard = { gameType: 'ALL', showType: 'RB', menu: 'main', date: null } as const

/** The lower, the hotter, from the first that differs: in play, then the order of the sports. */
const heatOf = ({ fixture, running, marketCount }: BookMatch): readonly number[] => [
  running ? 0 : 1,
  matchGameTypes.indexOf(fixture.gameType),
  running ? -marketCount : fixture.kickOff,
]

const byHeat = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

const hottest = (book: Book, now: Instant): BookMatch[] =>
  [...book.matches()]
    .filter(
      ({ endedAt, running, fixture }) => endedAt === null && (running || fixture.kickOff > now),
    )
    .map((match) => ({ match, heat: heatOf(match) }))
    .sort((one, other) => byHeat(one.heat, other.heat))
    .slice(0, shownMost)
    .map(({ match }) => match)

const shown = keptForASecond<WireMatch[]>(2)

/** The same for every visitor within a second; none while there is no feed. */
export const readHotLive = (
  book: Book,
  { language = 'zh-CN' }: InputOf<typeof hotLive>,
  now: Instant,
): OutputOf<typeof hotLive> => ({
  topic: boardTopic(liveBoard, language),
  matches: shown(book, language, now, () =>
    hottest(book, now).map((match) => toldMatch(match, 'main', language)),
  ),
  serverTime: now,
})
