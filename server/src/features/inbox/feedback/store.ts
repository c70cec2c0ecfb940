import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import {
  closedAfterDays,
  threadPath,
  type FeedbackState,
  type FeedbackThread,
  type FeedbackType,
  type FeedbackUse,
} from '@xinghe/rules/inbox/feedback.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface ThreadRow extends FeedbackThread {
  readonly id: string
  readonly memberId: MemberId
  readonly type: FeedbackType
  readonly madeAt: Instant
  readonly changedAt: Instant
  readonly follows: string | null
  readonly followedBy: string | null
}

export interface MessageRow {
  readonly id: bigint
  readonly isMember: boolean
  readonly words: string
  readonly pictures: readonly string[]
  readonly tickets: readonly string[]
  readonly orderId: string | null
  readonly madeAt: Instant
}

const fields = fragment`
  f.id, f.member_id as "memberId", f.type, f.state, f.made_at as "madeAt", f.changed_at as "changedAt",
  f.answered_at as "answeredAt", f.closed_at as "closedAt", f.follows,
  (select n.id from feedback n where n.follows = f.id) as "followedBy"`

/** Counts of a day are read under this lock: parallel messages would pass the limit together. */
export const lockSender = async (tx: Db, memberId: MemberId): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`feedback ${memberId}`}, 0))`
}

/** The second time is for the index: a thread is changed no earlier than it is made. */
export const readUse = async (tx: Db, memberId: MemberId, now: Instant): Promise<FeedbackUse> => {
  const { from } = dayPeriod(now)
  const [row] = await tx<FeedbackUse[]>`
    select (select count(*) from feedback
            where member_id = ${memberId} and made_at >= ${timestamp(from)}
              and changed_at >= ${timestamp(from)})::int as threads,
           (select count(*) from feedback_message
            where member_id = ${memberId} and made_at >= ${timestamp(from)})::int as messages`
  return row ?? { threads: 0, messages: 0 }
}

/** Locked: an answer and a message of the member never change a thread at once. */
export const lockThread = async (tx: Db, id: string): Promise<ThreadRow | null> => {
  const [row] = await tx<ThreadRow[]>`
    select ${fields} from feedback f where f.id = ${id} for update of f`
  return row ?? null
}

export const insertThread = async (
  tx: Db,
  thread: Pick<ThreadRow, 'id' | 'memberId' | 'type' | 'follows'>,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into feedback (id, member_id, type, follows, made_at, changed_at)
    values (${thread.id}, ${thread.memberId}, ${thread.type}, ${thread.follows}, ${timestamp(now)},
            ${timestamp(now)})`
}

export interface NewMessage {
  readonly feedbackId: string
  readonly memberId: MemberId | null
  readonly actor: string | null
  readonly words: string
  readonly pictures?: readonly string[]
  readonly tickets?: readonly string[]
  readonly orderId?: string | null
}

export const insertMessage = async (tx: Db, message: NewMessage, now: Instant): Promise<void> => {
  const { feedbackId, memberId, actor, words, pictures = [], tickets = [] } = message
  await tx`
    insert into feedback_message (feedback_id, member_id, actor, words, pictures, tickets, order_id, made_at)
    values (${feedbackId}, ${memberId}, ${actor}, ${words}, ${[...pictures]}::text[],
            ${[...tickets]}::text[], ${message.orderId ?? null}, ${timestamp(now)})`
}

/** A message of the member waits for an answer, and shows a hidden thread again. */
export const setWaiting = async (tx: Db, id: string, now: Instant): Promise<void> => {
  await tx`
    update feedback set state = 'waiting', closed_at = null, hidden_at = null,
                        changed_at = ${timestamp(now)}
    where id = ${id}`
}

/** So does an answer. */
export const setAnswered = async (tx: Db, id: string, now: Instant): Promise<void> => {
  await tx`
    update feedback set state = 'answered', answered_at = ${timestamp(now)}, hidden_at = null,
                        changed_at = ${timestamp(now)}
    where id = ${id}`
}

export const setClosed = async (tx: Db, id: string, now: Instant): Promise<void> => {
  await tx`
    update feedback set state = 'closed', closed_at = ${timestamp(now)}, changed_at = ${timestamp(now)}
    where id = ${id}`
}

/** Closes threads whose answer got no reply in time. */
export const closeDue = async (db: Db, now: Instant): Promise<number> => {
  const { count } = await db`
    update feedback
    set state = 'closed', closed_at = answered_at + make_interval(days => ${closedAfterDays})
    where state = 'answered' and answered_at <= ${timestamp(later(now, -closedAfterDays * dayMs))}`
  return count
}

export const hideThread = async (
  db: Db,
  memberId: MemberId,
  id: string,
  now: Instant,
): Promise<boolean> => {
  const { count } = await db`
    update feedback set hidden_at = coalesce(hidden_at, ${timestamp(now)})
    where id = ${id} and member_id = ${memberId}`
  return count > 0
}

export const readMessages = (db: Db, feedbackId: string): Promise<MessageRow[]> =>
  db<MessageRow[]>`
    select id, member_id is not null as "isMember", words, pictures, tickets, order_id as "orderId",
           made_at as "madeAt"
    from feedback_message where feedback_id = ${feedbackId} order by id`

/** Threads that wait for an answer, oldest first, with the last message of each. */
export const readWaiting = (db: Db): Promise<(ThreadRow & { readonly words: string })[]> =>
  db<(ThreadRow & { readonly words: string })[]>`
    select ${fields},
           (select m.words from feedback_message m where m.feedback_id = f.id
            order by m.id desc limit 1) as words
    from feedback f where f.state = 'waiting' order by f.changed_at, f.id`

export interface ListedThread {
  readonly id: string
  readonly kind: 'feedback' | 'appeal'
  readonly type: FeedbackType
  readonly state: FeedbackState
  readonly text: string
  readonly messages: number
  readonly unread: boolean
  readonly changedAt: Instant
}

/** Threads and appeals together. A decided appeal is answered, and closed as long after as a thread. */
const listed = (memberId: MemberId, state: FeedbackState | null, now: Instant) => fragment`
  (select f.id, 'feedback' as kind, f.type, f.changed_at,
          case when f.state = 'answered' and f.answered_at <= ${timestamp(later(now, -closedAfterDays * dayMs))}
               then 'closed' else f.state end as state
   from feedback f where f.member_id = ${memberId} and f.hidden_at is null
   union all
   select a.id, 'appeal', 3::smallint, coalesce(a.answered_at, a.made_at),
          case when a.state = 'waiting' then 'waiting'
               when a.answered_at <= ${timestamp(later(now, -closedAfterDays * dayMs))} then 'closed'
               else 'answered' end
   from appeal_thread a
   where a.member_id = ${memberId} and not exists (
     select 1 from hidden_appeal_thread h
     where h.id = a.id and h.hidden_at >= coalesce(a.answered_at, a.made_at))) as t
  where ${state}::text is null or t.state = ${state}`

export const countThreads = async (
  db: Db,
  memberId: MemberId,
  state: FeedbackState | null,
  now: Instant,
): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from ${listed(memberId, state, now)}`
  return row?.total ?? 0
}

/** Last changed first. An answer is unread while its letter is. */
export const readThreads = (
  db: Db,
  memberId: MemberId,
  state: FeedbackState | null,
  now: Instant,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<ListedThread[]> => db<ListedThread[]>`
  with page as (
    select t.id, t.kind, t.type, t.state, t.changed_at from ${listed(memberId, state, now)}
    order by t.changed_at desc, t.id desc limit ${size} offset ${from})
  select p.id, p.kind, p.type, p.state, p.changed_at as "changedAt",
         coalesce(
           (select m.words from feedback_message m where m.feedback_id = p.id order by m.id limit 1),
           a.words) as text,
         coalesce(
           nullif((select count(*) from feedback_message m where m.feedback_id = p.id), 0),
           case when a.answer is null then 1 else 2 end)::int as messages,
         exists (select 1 from letter l
                 where l.member_id = ${memberId} and l.read_at is null and l.deleted_at is null
                   and l.link = ${threadPath('')} || p.id) as unread
  from page p left join appeal_thread a on a.id = p.id
  order by p.changed_at desc, p.id desc`

/** Unread answers of the member. */
export const countUnreadAnswers = async (db: Db, memberId: MemberId): Promise<number> => {
  const [row] = await db<{ num: number }[]>`
    select count(*)::int as num from letter
    where member_id = ${memberId} and kind = 'feedback' and read_at is null and deleted_at is null`
  return row?.num ?? 0
}

/** Marks the letters that lead to a page; returns whether any was unread. */
export const readLettersTo = async (
  tx: Db,
  memberId: MemberId,
  link: string,
  now: Instant,
): Promise<boolean> => {
  const { count } = await tx`
    update letter set read_at = ${timestamp(now)}
    where member_id = ${memberId} and link = ${link} and read_at is null and deleted_at is null`
  return count > 0
}
