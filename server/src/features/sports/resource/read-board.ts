import type { CountsTopic } from '@xinghe/contract/sports-live.ts'
import type { SentMatch } from '@xinghe/contract/sports-shapes.ts'
import { boardTopic, countsTopic, type BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { Book, BookMatch } from '../book/book.ts'
import { countBook, isOnBoard } from '../book/headings.ts'
import { checkFeed, type Method } from './method.ts'
import { keptForASecond } from './kept-for-a-second.ts'
import { sentMatch } from './sent-match.ts'

/** The early matches of all sports are thousands: written at once, they would hold up every other call. */
const pageSize = 300

interface Page {
  readonly total: number
  readonly matches: SentMatch[]
}

// Going through the whole book takes milliseconds: everyone who asks within a second gets the same, and
// the socket tells what is newer.
const keptCounts = keptForASecond<CountsTopic>(1)
const keptBoards = keptForASecond<readonly BookMatch[]>(200)
const keptPages = keptForASecond<Page>(200)

export const readCounts: Method<'counts'> = async ({ book }, _, { member: { now } }) => {
  checkFeed(book)
  return { topic: countsTopic, ...keptCounts(book, '', now, () => countBook(book, now)) }
}

const inOrder = ({ fixture: one }: BookMatch, { fixture: other }: BookMatch): number =>
  one.kickOff - other.kickOff || (one.matchId < other.matchId ? -1 : 1)

/** The soonest first. */
const matchesOn = (book: Book, board: Omit<BoardTopic, 'menu'>, now: Instant) =>
  keptBoards(book, [board.gameType, board.showType, board.date].join(' '), now, () => {
    const found: BookMatch[] = []
    for (const match of book.matches()) if (isOnBoard(match, board, now)) found.push(match)
    return found.sort(inOrder)
  })

export const readLeagues: Method<'leagues'> = async ({ book }, input, { member, language }) => {
  checkFeed(book)
  const page = { ...input, date: input.date ?? null }
  const leagues = Map.groupBy(matchesOn(book, page, member.now), ({ fixture }) => fixture.leagueId)
  return [...leagues.values()].flatMap((matches) =>
    matches.slice(0, 1).map(({ fixture }) => ({
      league_id: fixture.leagueId,
      name: inScript(language, fixture.leagueName),
      gameType: fixture.gameType,
      matches: matches.length,
    })),
  )
}

export const readBoard: Method<'board'> = async ({ book }, input, { member, language }) => {
  checkFeed(book)
  const { now } = member
  const { gameType, showType, menu = 'main', date = null, pageNum = 1 } = input
  const board = { gameType, showType, menu, date }
  const key = [gameType, showType, menu, date, pageNum, language].join(' ')
  const page = keptPages(book, key, now, () => {
    const all = matchesOn(book, board, now)
    const shown = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return { total: all.length, matches: shown.map((match) => sentMatch(match, menu, language)) }
  })
  return { topic: boardTopic(board, language), ...page }
}
