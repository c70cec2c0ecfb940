import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type {
  AttachedTicket,
  feedbackList,
  feedbackPicture,
  feedbackThread,
} from '@xinghe/contract/inbox-feedback.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import {
  attachableDays,
  closesAt,
  replyEffect,
  threadAt,
  threadPath,
  type FeedbackThread,
} from '@xinghe/rules/inbox/feedback.ts'
import { appealDays } from '@xinghe/rules/sports/appeal.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { findOwnPicture } from '../../../platform/pictures/store.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { readAppeal, type AppealRow } from './store-appeal.ts'
import { readOrders } from './store-attachment.ts'
import * as store from './store.ts'

type Asking = Pick<MemberContext, 'memberId' | 'now'>
type Thread = OutputOf<typeof feedbackThread>

/** Bets by their tickets, placed since then, in the words of the records. */
export type DescribeBets = (
  db: Db,
  of: { readonly memberId: MemberId; readonly tickets: readonly string[]; readonly since: Instant },
  language: Language,
) => Promise<readonly AttachedTicket[]>

const usualPage = 10

export const listFeedback = async (
  { sql }: Pick<Platform, 'sql'>,
  { state, pageNum = 1, pageSize: size = usualPage }: InputOf<typeof feedbackList>,
  { memberId, now }: Asking,
): Promise<OutputOf<typeof feedbackList>> => {
  const page = { from: (pageNum - 1) * size, size }
  const [total, list] = await Promise.all([
    store.countThreads(sql, memberId, state ?? null, now),
    store.readThreads(sql, memberId, state ?? null, now, page),
  ])
  return { total, list }
}

/**
 * A thread with its messages. Answers lock the thread, so the letters that are marked as read here are
 * those of answers that this call returns.
 */
export const readFeedback = (
  { sql }: Pick<Platform, 'sql'>,
  describe: DescribeBets,
  { id, language = 'zh-CN' }: InputOf<typeof feedbackThread>,
  { memberId, now }: Asking,
): Promise<Thread> =>
  sql.begin(async (tx) => {
    if (id.startsWith('apl_')) {
      const appeal = await readAppeal(tx, memberId, id)
      if (appeal === null) throw new Refused('not-found')
      if (appeal.answer !== null) await markRead(tx, memberId, id, now)
      return appealView(tx, describe, memberId, appeal, language, now)
    }
    const thread = await store.lockThread(tx, id)
    if (thread?.memberId !== memberId) throw new Refused('not-found')
    await markRead(tx, memberId, id, now)
    return threadView(tx, describe, thread, language, now)
  })

const markRead = async (tx: Tx, memberId: MemberId, id: string, now: Instant): Promise<void> => {
  if (await store.readLettersTo(tx, memberId, threadPath(id), now))
    await tellMembers(tx, [memberId])
}

const threadView = async (
  tx: Tx,
  describe: DescribeBets,
  thread: store.ThreadRow,
  language: Language,
  now: Instant,
): Promise<Thread> => {
  const { id, memberId, type, madeAt, follows, followedBy } = thread
  const rows = await store.readMessages(tx, id)
  const since = later(madeAt, -attachableDays * dayMs)
  const tickets = rows.flatMap((row) => row.tickets)
  const orderIds = rows.flatMap((row) => row.orderId ?? [])
  const bets =
    tickets.length === 0 ? [] : await describe(tx, { memberId, tickets, since }, language)
  const orders = orderIds.length === 0 ? [] : await readOrders(tx, memberId, orderIds, language)
  const effect = replyEffect(thread, now)
  return {
    id,
    kind: 'feedback',
    type,
    state: threadAt(thread, now).state,
    madeAt,
    closesAt: threadAt(thread, now).state === 'answered' ? closesAt(thread) : null,
    reply: effect === 'follow' && followedBy !== null ? null : effect,
    follows,
    followedBy,
    verdict: null,
    messages: rows.map((row) => ({
      id: String(row.id),
      from: row.isMember ? 'member' : 'site',
      // A member's own words stay as they were written.
      text: row.isMember ? row.words : inScript(language, row.words),
      images: [...row.pictures],
      tickets: bets.filter(({ ticketId }) => row.tickets.includes(ticketId)),
      order: orders.find((order) => order.id === row.orderId) ?? null,
      at: row.madeAt,
    })),
  }
}

const appealView = async (
  tx: Tx,
  describe: DescribeBets,
  memberId: MemberId,
  appeal: AppealRow,
  language: Language,
  now: Instant,
): Promise<Thread> => {
  const { id, ticket, words, state, answer, madeAt, answeredAt } = appeal
  const asThread: FeedbackThread = {
    state: answer === null ? 'waiting' : 'answered',
    answeredAt,
    closedAt: null,
  }
  // A bet may run for a season before it is settled and disputed.
  const since = later(madeAt, -(appealDays + 400) * dayMs)
  const tickets = await describe(tx, { memberId, tickets: [ticket], since }, language)
  const nothing = { images: [], tickets: [], order: null }
  const answered =
    answer === null || answeredAt === null
      ? []
      : [
          {
            ...nothing,
            id: `${id}-answer`,
            from: 'site' as const,
            text: inScript(language, answer),
            at: answeredAt,
          },
        ]
  return {
    id,
    kind: 'appeal',
    type: 3,
    state: threadAt(asThread, now).state,
    madeAt,
    closesAt: null,
    reply: null,
    follows: null,
    followedBy: null,
    verdict: state === 'waiting' ? null : state,
    messages: [
      { ...nothing, id, from: 'member', text: words, at: madeAt, tickets: [...tickets] },
      ...answered,
    ],
  }
}

/** Another member's picture gets the same refusal as an unknown one. */
export const readPicture = async (
  { sql }: Pick<Platform, 'sql'>,
  { id }: InputOf<typeof feedbackPicture>,
  { memberId }: Asking,
): Promise<OutputOf<typeof feedbackPicture>> => {
  const content = await findOwnPicture(sql, memberId, id)
  if (content === null) throw new Refused('not-found')
  return { image: Buffer.from(content).toString('base64') }
}
