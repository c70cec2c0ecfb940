import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { CardId, WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { EarlierWithdrawal } from '@xinghe/rules/wallet/withdrawal-terms.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { fragment, identifier, type Fragment } from '../../../platform/database/statement.ts'

/**
 * Lock order: the member's centre balance first, then the withdrawal's row, so that all withdrawals of one
 * member are serialised.
 */

export interface WithdrawalRow {
  readonly id: WithdrawalId
  readonly memberId: MemberId
  readonly kind: CardKind
  readonly card: string
  readonly issuer: string
  readonly amount: Fen
  readonly fee: Fen
  readonly network: 'trc20' | 'erc20' | null
  readonly coinMicros: bigint | null
  readonly rate: number | null
  readonly state: WithdrawalState
  readonly reason: string | null
  readonly requestedAt: Instant
  readonly endedAt: Instant | null
}

const rows = (language: Language): Fragment => {
  const tail = language === 'zh-TW' ? 'tw' : 'cn'
  return fragment`
    select w.id, w.member_id as "memberId", w.kind, c.number_masked as card,
           coalesce(${identifier(`b.name_${tail}`)}, ${identifier(`m.title_${tail}`)}, '') as issuer,
           w.amount, w.fee, w.network, w.coin_micros as "coinMicros", w.rate, w.state, w.reason,
           w.requested_at as "requestedAt", w.ended_at as "endedAt"
    from withdrawal w
    join member_card c on c.id = w.card_id
    left join bank b on c.kind = 'bank' and b.code = c.issuer
    left join withdrawal_method m on m.kind = w.kind`
}

export const readOne = async (
  db: Db,
  memberId: MemberId,
  id: string,
  language: Language,
): Promise<WithdrawalRow | null> => {
  const [row] = await db<WithdrawalRow[]>`
    ${rows(language)} where w.id = ${id} and w.member_id = ${memberId}`
  return row ?? null
}

export const readLast = (
  db: Db,
  memberId: MemberId,
  language: Language,
  limit: number,
): Promise<WithdrawalRow[]> => db<WithdrawalRow[]>`
  ${rows(language)} where w.member_id = ${memberId}
  order by w.requested_at desc, w.id desc limit ${limit}`

export interface StepRow {
  readonly withdrawalId: WithdrawalId
  readonly state: WithdrawalState
  readonly at: Instant
  readonly reason: string | null
}

export const readSteps = (db: Db, ids: readonly WithdrawalId[]): Promise<StepRow[]> => db<
  StepRow[]
>`
  select withdrawal_id as "withdrawalId", state, made_at as at, reason
  from withdrawal_step where withdrawal_id = any(${[...ids]}) order by id`

/** All withdrawals since a moment, for the daily limits. */
export const readSince = (
  db: Db,
  memberId: MemberId,
  since: Instant,
): Promise<EarlierWithdrawal[]> => db<EarlierWithdrawal[]>`
  select requested_at as at, amount, state from withdrawal
  where member_id = ${memberId} and requested_at >= ${timestamp(since)}`

/** Null when the card is another member's or was removed. */
export interface PaidCard {
  readonly id: CardId
  readonly kind: CardKind
  readonly usableFrom: Instant | null
}

export const readCard = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<PaidCard | null> => {
  const [row] = await db<PaidCard[]>`
    select id, kind, usable_from as "usableFrom" from member_card
    where id = ${id} and member_id = ${memberId} and removed_at is null`
  return row ?? null
}

export const hasCards = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const found = await db`
    select 1 from member_card where member_id = ${memberId} and removed_at is null limit 1`
  return found.length === 1
}

export interface QuoteRow {
  readonly network: string
  readonly direction: 'deposit' | 'withdraw'
  readonly rate: number
  readonly expiresAt: Instant
  readonly usedBy: string | null
}

export const readQuote = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<QuoteRow | null> => {
  const [row] = await db<QuoteRow[]>`
    select network, direction, rate, expires_at as "expiresAt", used_by as "usedBy"
    from coin_quote where id = ${id} and member_id = ${memberId} for no key update`
  return row ?? null
}

export const useQuote = async (db: Db, id: string, by: WithdrawalId): Promise<void> => {
  await db`update coin_quote set used_by = ${by} where id = ${id}`
}

export interface NewWithdrawal {
  readonly id: WithdrawalId
  readonly memberId: MemberId
  readonly cardId: CardId
  readonly kind: CardKind
  readonly amount: Fen
  readonly fee: Fen
  readonly coin: { readonly network: string; readonly micros: bigint; readonly rate: number } | null
  readonly now: Instant
}

export const insertWithdrawal = async (db: Db, made: NewWithdrawal): Promise<void> => {
  await db`
    insert into withdrawal (id, member_id, card_id, kind, amount, fee, network, coin_micros, rate,
                            state, requested_at)
    values (${made.id}, ${made.memberId}, ${made.cardId}, ${made.kind}, ${made.amount}, ${made.fee},
            ${made.coin?.network ?? null}, ${made.coin?.micros ?? null}, ${made.coin?.rate ?? null},
            'requested', ${timestamp(made.now)})`
}

export const insertStep = async (
  db: Db,
  step: {
    id: WithdrawalId
    state: WithdrawalState
    actor: string
    reason: string | null
    now: Instant
  },
): Promise<void> => {
  await db`
    insert into withdrawal_step (withdrawal_id, state, actor, reason, made_at)
    values (${step.id}, ${step.state}, ${step.actor}, ${step.reason}, ${timestamp(step.now)})`
}
