import { matchRid } from '@xinghe/rules/chat/room.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { quizResult } from '@xinghe/rules/chat/quiz.ts'
import type { QuizPick } from '@xinghe/rules/chat/room-event.ts'
import type { QuizRow } from './store.ts'

export interface Tallies {
  readonly rid: string
  readonly gide: string
  readonly picks: Readonly<Record<QuizPick, number>>
  readonly closesAt: Instant
  readonly result: QuizPick | null
}

export const talliesOf = (row: QuizRow): Tallies => ({
  rid: matchRid(row.gide),
  gide: row.gide,
  picks: { H: row.home, N: row.draw, C: row.away },
  closesAt: row.startedAt ?? row.startsAt,
  result: quizResult(row.homeScore, row.awayScore),
})
