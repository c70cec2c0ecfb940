import { randomBytes, randomInt } from 'node:crypto'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { TransferFate } from '@xinghe/rules/lobby/open-transfer.ts'
import type { Sql } from '../../../../platform/database/connect.ts'
import type { VenueOutcome } from '../venue.ts'
import * as store from './store.ts'

/** The sandbox venue's side of the protocol, with its own tables. */

export interface Asked {
  readonly id: string
  readonly memberId: string
  readonly amount: Fen
}

const visitLivesMs = dayMs

/** The stored answer of this id, or a refusal when the id was used for another request. */
const answerAgain = async (
  db: Sql,
  direction: 'in' | 'out',
  { id, memberId, amount }: Asked,
): Promise<VenueOutcome> => {
  const row = await store.findTransfer(db, id)
  if (row === null) throw new Error('a transfer of the sandbox is gone')
  if (row.outcome === 'cancelled') return { outcome: 'refused', reason: 'cancelled' }
  if (row.member !== memberId || row.direction !== direction || row.amount !== amount)
    return { outcome: 'refused', reason: 'id-reused' }
  if (row.outcome === 'refused') return { outcome: 'refused', reason: row.reason ?? 'refused' }
  return { outcome: 'done', balance: await store.readBalance(db, memberId) }
}

const rowOf = (
  direction: 'in' | 'out',
  { memberId, amount }: Asked,
  outcome: 'done' | 'refused',
) => ({
  member: memberId,
  direction,
  amount,
  outcome,
  reason: outcome === 'refused' ? outcome : null,
})

export const moveMoney = async (
  db: Sql,
  direction: 'in' | 'out',
  asked: Asked,
  now: Instant,
): Promise<VenueOutcome> => {
  const { id, memberId, amount } = asked
  const row = rowOf(direction, asked, 'done')
  await db.begin(async (tx) => {
    if (!(await store.insertTransfer(tx, id, row, now))) return
    const had = await store.changeBalance(tx, memberId, direction === 'in' ? amount : -amount)
    if (!had) await store.refuseTransfer(tx, id, 'balance-too-low')
  })
  return answerAgain(db, direction, asked)
}

/** Refused for ever, by a fault that the tester set. */
export const refuseMoney = async (
  db: Sql,
  direction: 'in' | 'out',
  asked: Asked,
  now: Instant,
): Promise<VenueOutcome> => {
  await store.insertTransfer(db, asked.id, rowOf(direction, asked, 'refused'), now)
  return answerAgain(db, direction, asked)
}

export const fateOf = async (db: Sql, id: string): Promise<TransferFate> =>
  (await store.findTransfer(db, id))?.outcome ?? 'never-seen'

/** Cancels the transfer for ever, unless it is done already. */
export const cancel = async (db: Sql, id: string, now: Instant): Promise<TransferFate> => {
  const row = {
    member: null,
    direction: null,
    amount: null,
    outcome: 'cancelled',
    reason: null,
  } as const
  await store.insertTransfer(db, id, row, now)
  return fateOf(db, id)
}

export const admit = async (db: Sql, memberId: string, now: Instant): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  await store.insertVisit(db, token, memberId, now)
  return token
}

export const visitorOf = (db: Sql, token: string, now: Instant): Promise<string | null> =>
  store.findVisitor(db, token, later(now, -visitLivesMs))

/** Heads pays double, tails nothing. False when the balance is too low. */
export const flipCoin = (db: Sql, member: string, stake: Fen, now: Instant): Promise<boolean> =>
  db.begin(async (tx) => {
    if (!(await store.changeBalance(tx, member, -stake))) return false
    const payout = randomInt(2) === 0 ? stake * 2n : 0n
    if (payout > 0n) await store.changeBalance(tx, member, payout)
    await store.insertBet(tx, { member, stake, payout }, now)
    return true
  })
