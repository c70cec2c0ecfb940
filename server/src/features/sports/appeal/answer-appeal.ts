import { appealThreadId, threadPath } from '@xinghe/rules/inbox/feedback.ts'
import { appealTextMost, type AppealState } from '@xinghe/rules/sports/appeal.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import * as store from './store.ts'

export interface AppealAnswer {
  readonly ticket: string
  readonly state: Exclude<AppealState, 'waiting'>
  /** Shown to the member. */
  readonly answer: string
  readonly actor: string
}

export const listAppeals = ({ sql }: Pick<Platform, 'sql'>): Promise<store.AppealRow[]> =>
  store.readWaiting(sql)

export const showAppeal = (
  { sql }: Pick<Platform, 'sql'>,
  ticket: string,
): Promise<store.AppealRow | null> => store.readByTicket(sql, ticket)

/** An appeal is answered once, with a letter; the event refreshes the member's open pages. */
export const answerAppeal = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { ticket, state, answer, actor }: AppealAnswer,
): Promise<void> =>
  sql.begin(async (tx) => {
    if (answer === '' || answer.length > appealTextMost)
      throw new Error(`the answer has 1 to ${appealTextMost} characters`)
    const now = clock.now()
    const appeal = await store.answerWaiting(tx, ticket, { state, answer, actor }, now)
    if (appeal === null) throw new Error(`no appeal to "${ticket}" waits for an answer`)
    const { memberId, betId } = appeal
    await writeEvent(tx, 'bet-changed', { memberId, betId, state: 'settled' })
    await sendLetter(tx, {
      memberId,
      kind: 'feedback',
      title: state === 'upheld' ? '您的申诉成立' : '您的申诉未成立',
      body: `注单 ${ticket}：${answer}`,
      link: threadPath(appealThreadId(ticket)),
      now,
    })
    const line = {
      actor,
      action: 'sports-appeal-answer',
      subject: ticket,
      detail: { answer },
    } as const
    await writeAuditLine(tx, { ...line, before: { state: 'waiting' }, after: { state }, now })
  })
