import {
  answerTextMost,
  reopenedWithinDays,
  threadAt,
  threadPath,
} from '@xinghe/rules/inbox/feedback.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readAttached } from '../../../platform/pictures/store.ts'
import * as store from './store.ts'

type Parts = Pick<Platform, 'sql' | 'clock'>

export const listWaiting = ({ sql }: Pick<Platform, 'sql'>): ReturnType<typeof store.readWaiting> =>
  store.readWaiting(sql)

export interface ShownThread {
  readonly thread: store.ThreadRow
  readonly messages: readonly store.MessageRow[]
}

export const showThread = ({ sql, clock }: Parts, id: string): Promise<ShownThread | null> =>
  sql.begin(async (tx) => {
    const thread = await store.lockThread(tx, id)
    if (thread === null) return null
    const { state } = threadAt(thread, clock.now())
    return { thread: { ...thread, state }, messages: await store.readMessages(tx, id) }
  })

/** Reading a member's pictures is on record. */
export const readPictures = (
  { sql, clock }: Parts,
  { id, actor }: { readonly id: string; readonly actor: string },
): ReturnType<typeof readAttached> =>
  sql.begin(async (tx) => {
    const pictures = await readAttached(tx, id)
    const detail = { pictures: pictures.map((one) => one.id) }
    const line = { actor, action: 'feedback-pictures', subject: id, detail } as const
    if (pictures.length > 0)
      await writeAuditLine(tx, { ...line, before: null, after: null, now: clock.now() })
    return pictures
  })

/** The answer, its letter and the event for the member's open pages are one transaction. */
export const replyToFeedback = (
  { sql, clock }: Parts,
  { id, text, actor }: { readonly id: string; readonly text: string; readonly actor: string },
): Promise<void> =>
  sql.begin(async (tx) => {
    if (text === '' || text.length > answerTextMost)
      throw new Error(`the answer has 1 to ${answerTextMost} characters`)
    const now = clock.now()
    const thread = await store.lockThread(tx, id)
    if (thread === null) throw new Error(`there is no feedback "${id}"`)
    if (threadAt(thread, now).state === 'closed') throw new Error(`"${id}" is closed`)
    await store.insertMessage(tx, { feedbackId: id, memberId: null, actor, words: text }, now)
    await store.setAnswered(tx, id, now)
    await sendLetter(tx, {
      memberId: thread.memberId,
      kind: 'feedback',
      title: '您的反馈有新回复',
      body: text,
      link: threadPath(id),
      now,
    })
    await writeAuditLine(tx, {
      actor,
      action: 'feedback-reply',
      subject: id,
      detail: { text },
      before: { state: thread.state },
      after: { state: 'answered' },
      now,
    })
  })

/** A closed thread is told to the member, who can go on with it for 30 days. */
export const closeFeedback = (
  { sql, clock }: Parts,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<void> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const thread = await store.lockThread(tx, id)
    if (thread === null) throw new Error(`there is no feedback "${id}"`)
    if (threadAt(thread, now).state === 'closed') throw new Error(`"${id}" is closed already`)
    await store.setClosed(tx, id, now)
    await sendLetter(tx, {
      memberId: thread.memberId,
      kind: 'feedback',
      title: '您的反馈已关闭',
      body: `客服已关闭这条反馈。如果问题没有解决，${reopenedWithinDays} 天内可以继续追问。`,
      link: threadPath(id),
      now,
    })
    await writeAuditLine(tx, {
      actor,
      action: 'feedback-close',
      subject: id,
      detail: {},
      before: { state: thread.state },
      after: { state: 'closed' },
      now,
    })
  })
