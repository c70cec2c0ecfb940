import { chatIds, type WireChatFrame } from '@xinghe/contract/chat-frames.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { quizIsOpen } from '@xinghe/rules/chat/quiz.ts'
import type { QuizPick } from '@xinghe/rules/chat/room-event.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { ChatUser } from '../login/chat-user.ts'
import * as store from './store.ts'
import { talliesOf } from './tallies.ts'

/** Answers with the tallies; with a pick it is counted first, once per member and before kick-off. */
export const predict = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { member }: ChatUser,
  { gide, pick }: { readonly gide: string; readonly pick?: QuizPick | undefined },
): Promise<WireChatFrame> => {
  const [quiz] = await store.readQuizzes(sql, [gide])
  if (quiz === undefined) throw new Refused('not-found')
  if (pick === undefined) {
    const mine = member === null ? null : await store.readPick(sql, gide, member.id)
    return { msgId: chatIds.prediction, msgData: { ...talliesOf(quiz), mine } }
  }
  if (member === null) throw new Refused('session-expired')
  const now = clock.now()
  if (!quizIsOpen(quiz.startsAt, quiz.startedAt, now)) throw new Refused('quiz-closed')
  const mine = await store.insertPick(sql, gide, member.id, pick, now)
  if (mine !== pick) throw new Refused('quiz-picked')
  const [after] = await store.readQuizzes(sql, [gide])
  return { msgId: chatIds.prediction, msgData: { ...talliesOf(after ?? quiz), mine } }
}
