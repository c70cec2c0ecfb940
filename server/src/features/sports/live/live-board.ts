import type { BoardChange } from '@xinghe/contract/sports-move.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import type { BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Book } from '../book/book.ts'
import { isOnBoard } from '../book/headings.ts'
import type { LiveTopic } from './live-topic.ts'
import { moveMatch, wholeMatch, type SentMatch } from './match-diff.ts'

export const liveBoard = (
  book: Book,
  board: BoardTopic,
): LiveTopic<readonly Match[], readonly BoardChange[]> => {
  const sent = new Map<string, SentMatch>()
  const { menu } = board
  let begun = false

  const changeOf = (id: string, now: Instant): BoardChange | null => {
    const match = book.match(id)
    const known = sent.get(id)
    if (match === null || !isOnBoard(match, board, now))
      return sent.delete(id) ? { kind: 'gone', matchId: id } : null
    if (known !== undefined) return moveMatch(match, menu, known)
    const whole = wholeMatch(match, menu)
    sent.set(id, whole)
    return { kind: 'match', match: whole.shown }
  }

  /** Ids of all matches in the book and of those that subscribers still have. */
  const all = (): Set<string> =>
    new Set([...sent.keys(), ...[...book.matches()].map(({ fixture }) => fixture.matchId)])

  const news = (changed: ReadonlySet<string> | null, now: Instant): BoardChange[] | undefined => {
    const changes: BoardChange[] = []
    for (const id of changed ?? all()) {
      const change = changeOf(id, now)
      if (change !== null) changes.push(change)
    }
    return changes.length === 0 ? undefined : changes
  }

  return {
    snapshot(now) {
      // Later subscribers get what the earlier ones have, and then the same news: a board costs too much
      // to be made for every second in which a socket joins it.
      if (!begun)
        for (const match of book.matches())
          if (isOnBoard(match, board, now)) sent.set(match.fixture.matchId, wholeMatch(match, menu))
      begun = true
      return [...sent.values()].map(({ shown }) => shown)
    },
    news,
  }
}
