import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { addFeedback as call } from '@xinghe/contract/inbox-feedback.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { plainLines } from '@xinghe/rules/base/plain-lines.ts'
import { attachableDays, isUsedUp, replyEffect } from '@xinghe/rules/inbox/feedback.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { keepPictures } from '../../../platform/pictures/private-pictures.ts'
import { readAppeal } from './store-appeal.ts'
import { countTickets, hasOrder } from './store-attachment.ts'
import * as store from './store.ts'

type Input = InputOf<typeof call>

/** A message of the member, in a new thread or in one of theirs. */
export const addFeedback = (
  parts: Pick<Platform, 'sql' | 'secrets'>,
  input: Input,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(parts, call, input, context, {
    isPermanent: false,
    write: async (tx) => {
      const { memberId, now } = context
      await store.lockSender(tx, memberId)
      const before = await requireOwnThread(tx, memberId, input.feedbackId)
      const effect = before === null ? 'start' : replyEffect(before, now)
      const startsThread = effect === 'start' || effect === 'follow'
      if (isUsedUp(await store.readUse(tx, memberId, now), startsThread))
        throw new Refused('feedback-used-up')
      const tickets = await requireTickets(tx, memberId, input, now)
      await requireOrder(tx, memberId, input, now)

      const id =
        startsThread || before === null
          ? await startThread(tx, { memberId, type: input.type }, before, now)
          : before.id
      if (!startsThread) await store.setWaiting(tx, id, now)
      const pictures = input.images ?? []
      await keepPictures(tx, memberId, pictures, id)
      const message = {
        feedbackId: id,
        memberId,
        actor: null,
        words: plainLines(input.content),
        pictures,
        tickets,
        orderId: input.orderId ?? null,
      }
      await store.insertMessage(tx, message, now)
      return { id }
    },
  })

/** Another member's thread gets the same refusal as an unknown one; an appeal takes no further message. */
const requireOwnThread = async (
  tx: Tx,
  memberId: MemberId,
  id: string | undefined,
): Promise<store.ThreadRow | null> => {
  if (id === undefined) return null
  if (id.startsWith('apl_')) {
    const appeal = await readAppeal(tx, memberId, id)
    throw new Refused(appeal === null ? 'not-found' : 'feedback-closed')
  }
  const thread = await store.lockThread(tx, id)
  if (thread?.memberId !== memberId) throw new Refused('not-found')
  return thread
}

const startThread = async (
  tx: Tx,
  { memberId, type }: Pick<store.ThreadRow, 'memberId' | 'type'>,
  before: store.ThreadRow | null,
  now: Instant,
): Promise<string> => {
  // The successor has its own state: the next message belongs there.
  if (before !== null && before.followedBy !== null) throw new Refused('feedback-closed')
  const id = `fbk_${randomBytes(12).toString('hex')}`
  const follows = before?.id ?? null
  await store.insertThread(tx, { id, memberId, type: before?.type ?? type, follows }, now)
  return id
}

const attachableSince = (now: Instant): Instant => later(now, -attachableDays * dayMs)

const requireTickets = async (
  tx: Tx,
  memberId: MemberId,
  { ticketIds = [] }: Input,
  now: Instant,
): Promise<string[]> => {
  const tickets = [...new Set(ticketIds)]
  if (tickets.length === 0) return []
  const known = await countTickets(tx, memberId, tickets, attachableSince(now))
  if (known !== tickets.length) throw new Refused('not-found')
  return tickets
}

const requireOrder = async (
  tx: Tx,
  memberId: MemberId,
  { orderId }: Input,
  now: Instant,
): Promise<void> => {
  if (orderId === undefined) return
  if (!(await hasOrder(tx, memberId, orderId, attachableSince(now)))) throw new Refused('not-found')
}
