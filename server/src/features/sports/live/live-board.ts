import type { BoardDelta, BoardSnapshot } from '@xinghe/contract/sports-live.ts'
import type { BoardTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Book } from '../book/book.ts'
import { isOnBoard } from '../book/headings.ts'
import { moveMatch, tellMatch, type ToldMatch } from './match-diff.ts'

/** A topic with readers: what all of them know, and what they have to be told. */
export interface LiveTopic {
  snapshot(now: Instant): unknown
  /** What has changed of these; undefined when nothing has. Null stands for all that there is. */
  delta(changed: ReadonlySet<string> | null, now: Instant): unknown
}

export const liveBoard = (book: Book, board: BoardTopic): LiveTopic => {
  const told = new Map<string, ToldMatch>()
  const { menu } = board
  let begun = false

  const changeOf = (id: string, now: Instant): BoardDelta[number] | null => {
    const match = book.match(id)
    const known = told.get(id)
    if (match === null || !isOnBoard(match, board, now)) return told.delete(id) ? [id] : null
    if (known !== undefined) return moveMatch(match, menu, known)
    const whole = tellMatch(match, menu)
    told.set(id, whole.told)
    return whole.wire
  }

  /** Those that stand on the board, and those that may have to leave it. */
  const all = (): Set<string> =>
    new Set([...told.keys(), ...[...book.matches()].map(({ fixture }) => fixture.matchId)])

  const delta = (changed: ReadonlySet<string> | null, now: Instant): BoardDelta | undefined => {
    const changes: BoardDelta = []
    for (const id of changed ?? all()) {
      const change = changeOf(id, now)
      if (change !== null) changes.push(change)
    }
    return changes.length === 0 ? undefined : changes
  }

  return {
    snapshot(now): BoardSnapshot {
      const matches = [...book.matches()].filter((match) => isOnBoard(match, board, now))
      const whole = matches.map((match) => tellMatch(match, menu))
      // Later readers do not change what the first ones know: they hear the next delta alike.
      if (!begun) for (const { wire, told: known } of whole) told.set(wire.gide, known)
      begun = true
      return { matches: whole.map(({ wire }) => wire) }
    },
    delta,
  }
}
