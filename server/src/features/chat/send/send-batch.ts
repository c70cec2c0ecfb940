import { hash, randomBytes } from 'node:crypto'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import {
  judgePace,
  judgeSender,
  type SendingMember,
  type SentBefore,
} from '@xinghe/rules/chat/judge-send.ts'
import {
  lookBackMs,
  muteMemoryMs,
  nextMuteMs,
  refusalsBeforeMute,
  refusalWindowMs,
} from '@xinghe/rules/chat/limits.ts'
import { maskChatName } from '@xinghe/rules/chat/mask-name.ts'
import type { SharedBet } from '@xinghe/rules/chat/room-event.ts'
import type { Sql, Tx } from '../../../platform/database/connect.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import { notify } from '../rooms/store.ts'
import { countShare, readShared, wireBet, type Shared } from '../share/share-bet.ts'
import { automaticMuteReason } from './messages.ts'
import type { PreparedOrder, SendAnswer, SendOrder, SendRefused } from '../order/send-order.ts'
import * as store from './store.ts'

export interface SendParts {
  readonly sql: Sql
  readonly clock: Clock
}

/** Refusals of what was said; those of who says it never lead to a mute. */
const counting: ReadonlySet<string> = new Set([
  'chat-too-long',
  'chat-contact',
  'chat-words',
  'chat-too-fast',
  'chat-repeated',
])

const hashOf = (content: SendOrder['content']): string =>
  hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)

const newMessageId = (): string => `msg_${randomBytes(9).toString('base64url')}`

const keyOf = ({ memberId, cid }: { memberId: string; cid: string }): string => `${memberId} ${cid}`

interface Facts {
  readonly room: store.LockedRoom
  readonly members: ReadonlyMap<string, SendingMember & { readonly name: string }>
  readonly answered: Map<string, store.KnownCid>
  readonly recent: Map<string, SentBefore[]>
  readonly shared: Shared
}

const readFacts = async (
  tx: Tx,
  rid: string,
  room: store.LockedRoom,
  batch: readonly SendOrder[],
  now: Instant,
): Promise<Facts> => {
  const ids = [...new Set(batch.map(({ memberId }) => memberId))]
  const since = later(now, -Math.max(lookBackMs, room.slowMs))
  // Sent together: the statements of a transaction do not wait for each other.
  const [senders, mutes, known, recentRows, shared] = await Promise.all([
    store.readSenders(tx, ids),
    store.readMutes(tx, ids, now),
    store.readCids(
      tx,
      batch.map(({ memberId }) => memberId),
      batch.map(({ cid }) => cid),
    ),
    store.readRecent(tx, rid, ids, since),
    readShared(tx, rid, batch),
  ])
  const muteOf = (id: string): SendingMember['muted'] => {
    const mute = mutes.find((one) => one.memberId === id && (one.rid === null || one.rid === rid))
    return mute === undefined ? null : { until: mute.until, reason: scriptPairOf(mute.reason) }
  }
  const members = senders.map(
    ({ id, blocked, ...member }) =>
      [
        id,
        { ...member, blocked: blocked === null ? null : scriptPairOf(blocked), muted: muteOf(id) },
      ] as const,
  )
  const recent = new Map<string, SentBefore[]>(ids.map((id) => [id, []]))
  for (const { memberId, at, text } of recentRows) recent.get(memberId)?.push({ at, text })
  return {
    room,
    members: new Map(members),
    answered: new Map(known.map((one) => [keyOf(one), one])),
    recent,
    shared,
  }
}

interface Accepted {
  readonly msg: string | null
  readonly bet: SharedBet | null
}

const isRefused = (judged: Accepted | SendRefused): judged is SendRefused => 'refusal' in judged

const textFaults = {
  'chat-empty': 'invalid-parameter',
  'chat-too-long': 'chat-too-long',
  'chat-contact': 'chat-contact',
  'chat-words': 'chat-words',
} as const

/** The story of one message, judged on what those before it left. */
const judge = async (
  tx: Tx,
  order: PreparedOrder,
  facts: Facts,
  now: Instant,
): Promise<Accepted | SendRefused> => {
  const { room, members, recent, shared } = facts
  const member = members.get(order.memberId)
  if (member === undefined) return { refusal: 'session-expired' }
  const ended = room.endsAt !== null && room.endsAt <= now
  const shut = judgeSender({ ...room, ended }, member)
  if (shut !== null) return shut
  const before = recent.get(order.memberId) ?? []
  const { content, text } = order
  if (text !== null) {
    if (!text.ok) return { refusal: textFaults[text.reason] }
    const tooSoon = judgePace(room, member.grade, before, text.value, now)
    return tooSoon ?? { msg: text.value, bet: null }
  }
  const tooSoon = judgePace(room, member.grade, before, null, now)
  if (tooSoon !== null) return tooSoon
  if (!('ticketId' in content)) throw new Error('a text was not read by the filter')
  const bet = shared.take(order.memberId, content)
  if ('refusal' in bet) return bet
  if (!(await countShare(tx, order.memberId, now))) return { refusal: 'bet-shares-used-up' }
  return { msg: null, bet }
}

/** Counts what was refused, and mutes who was refused too often. The muted member's answer says so. */
const punish = async (
  tx: Tx,
  refused: readonly { readonly memberId: string; readonly refusal: string }[],
  now: Instant,
): Promise<void> => {
  if (refused.length === 0) return
  const counts = await store.countRefusals(tx, refused, later(now, -refusalWindowMs), now)
  for (const [memberId, count] of counts) {
    if (count < refusalsBeforeMute) continue
    const since = later(now, -muteMemoryMs)
    await store.muteAutomatically(tx, memberId, automaticMuteReason, nextMuteMs, since, now)
    await notify(tx, { memberId })
  }
}

/**
 * The messages of a room that came within one window, in one transaction: lock the room, judge each on what
 * the table says, number and insert, tell the processes at the commit.
 */
export const sendBatch = (
  { sql, clock }: SendParts,
  rid: string,
  batch: readonly PreparedOrder[],
): Promise<SendAnswer[]> =>
  sql.begin(async (tx) => {
    const room = await store.lockRoom(tx, rid)
    if (room === null) return batch.map(() => ({ refusal: 'not-found' }))
    const now = clock.now()
    // Later than any message of the room, so that times order as numbers do.
    const at = room.lastAt === null || room.lastAt < now ? now : later(room.lastAt, 1)
    const facts = await readFacts(tx, rid, room, batch, now)
    const rows: store.NewMessage[] = []
    const refused: { memberId: string; refusal: string }[] = []
    const answers: SendAnswer[] = []
    for (const order of batch) {
      const sentHash = hashOf(order.content)
      const known = facts.answered.get(keyOf(order))
      if (known !== undefined) {
        const same = known.rid === rid && known.sentHash === sentHash
        const { id, seq, at: sentAt } = known
        answers.push(same ? { id, seq, at: sentAt } : { refusal: 'request-id-reused' })
        continue
      }
      const judged = await judge(tx, order, facts, at)
      if (isRefused(judged)) {
        answers.push(judged)
        if (counting.has(judged.refusal))
          refused.push({ memberId: order.memberId, refusal: judged.refusal })
        continue
      }
      const member = facts.members.get(order.memberId)
      const row: store.NewMessage = {
        seq: room.seq + rows.length + 1,
        id: newMessageId(),
        kind: judged.bet === null ? 'text' : 'bet',
        memberId: order.memberId,
        cid: order.cid,
        sentHash,
        name: maskChatName(member?.name ?? ''),
        vip: member?.grade ?? 0,
        simulated: false,
        msg: judged.msg,
        body: judged.bet === null ? null : JSON.stringify(wireBet(judged.bet)),
        ticket: 'ticketId' in order.content ? order.content.ticketId : null,
        at,
      }
      rows.push(row)
      facts.answered.set(keyOf(order), { ...row, rid })
      facts.recent.get(order.memberId)?.push({ at, text: judged.msg })
      answers.push({ id: row.id, seq: row.seq, at })
    }
    const last = rows.at(-1)
    if (last !== undefined) {
      await store.insertMessages(tx, rid, rows)
      await store.moveRoom(tx, rid, last.seq, at)
      await notify(tx, { rid, upTo: last.seq })
    }
    await punish(tx, refused, at)
    return answers
  })
