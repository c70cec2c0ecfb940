import type { BookCounts } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { boardTopic, countsTopic, type BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { Book, BookMatch } from '../book/book.ts'
import { countBook, isOnBoard } from '../book/headings.ts'
import { checkFeed, type Method } from '../parts/method.ts'
import { cacheForASecond } from './cache-for-a-second.ts'
import { namedMatch } from './named-match.ts'

/** Encoding the thousands of early matches in one answer would block the event loop. */
const pageSize = 300

// Scanning the whole book takes milliseconds, so all callers within a second share one answer; the live
// socket brings newer changes.
const cachedCounts = cacheForASecond<BookCounts>(1)
const cachedBoards = cacheForASecond<readonly BookMatch[]>(200)
const cachedPages = cacheForASecond<ResourceAnswer<'board'>>(200)

export const readCounts: Method<'counts'> = async ({ book }, _, { now }) => {
  checkFeed(book)
  return { topic: countsTopic, ...cachedCounts(book, '', now, () => countBook(book, now)) }
}

const inOrder = ({ fixture: one }: BookMatch, { fixture: other }: BookMatch): number =>
  one.kickOff - other.kickOff || (one.matchId < other.matchId ? -1 : 1)

/** The soonest first. */
const matchesOn = (book: Book, board: Omit<BoardTopic, 'menu'>, now: Instant) =>
  cachedBoards(book, [board.gameType, board.showType, board.date].join(' '), now, () => {
    const found: BookMatch[] = []
    for (const match of book.matches()) if (isOnBoard(match, board, now)) found.push(match)
    return found.sort(inOrder)
  })

export const readLeagues: Method<'leagues'> = async ({ book }, input, { now, language }) => {
  checkFeed(book)
  const page = { ...input, date: input.date ?? null }
  const leagues = Map.groupBy(matchesOn(book, page, now), ({ fixture }) => fixture.leagueId)
  return [...leagues.values()].flatMap((matches) =>
    matches.slice(0, 1).map(({ fixture }) => ({
      id: fixture.leagueId,
      name: inScript(language, fixture.leagueName),
      gameType: fixture.gameType,
      matches: matches.length,
    })),
  )
}

export const readBoard: Method<'board'> = async ({ book }, input, { now, language }) => {
  checkFeed(book)
  const { gameType, showType, menu = 'main', date = null, pageNum = 1 } = input
  const board = { gameType, showType, menu, date }
  const key = [gameType, showType, menu, date, pageNum, language].join(' ')
  return cachedPages(book, key, now, () => {
    const all = matchesOn(book, board, now)
    const shown = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return {
      topic: boardTopic(board, language),
      total: all.length,
      matches: shown.map((match) => namedMatch(match, menu, language)),
    }
  })
}
