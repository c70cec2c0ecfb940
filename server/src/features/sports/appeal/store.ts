import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Appeal, AppealState } from '@xinghe/rules/sports/appeal.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { fragment } from '../../../platform/database/statement.ts'
import type { BetId } from '../orders/order.ts'

export interface AppealRow extends Appeal {
  readonly betId: BetId
  readonly memberId: MemberId
}

const fields = fragment`
  'bet_' || a.bet_id as "betId", a.member_id as "memberId", a.ticket, a.words, a.state, a.answer,
  a.made_at as "madeAt", a.answered_at as "answeredAt"`

const numberOf = (betId: BetId): string => betId.slice('bet_'.length)

/** Locks the bet, so that the second of two simultaneous appeals sees the first. */
export const lockBet = async (
  tx: Db,
  memberId: MemberId,
  ticket: string,
  betId: BetId,
): Promise<{ readonly settledAt: Instant | null } | null> => {
  const [row] = await tx<{ settledAt: Instant | null }[]>`
    select case when state = 'settled' then settled_at end as "settledAt" from sports_bet
    where id = ${numberOf(betId)} and ticket = ${ticket} and member_id = ${memberId} for update`
  return row ?? null
}

export const insertAppeal = async (
  tx: Db,
  appeal: Pick<AppealRow, 'betId' | 'memberId' | 'ticket' | 'words'>,
  now: Instant,
): Promise<AppealRow> => {
  const { betId, memberId, ticket, words } = appeal
  const [row] = await tx<AppealRow[]>`
    insert into sports_appeal as a (bet_id, member_id, ticket, words, made_at)
    values (${numberOf(betId)}, ${memberId}, ${ticket}, ${words}, ${timestamp(now)})
    returning ${fields}`
  if (row === undefined) throw new Error('an appeal was not written')
  return row
}

export const readOfMember = (
  db: Db,
  memberId: MemberId,
  betIds: readonly BetId[],
): Promise<AppealRow[]> => db<AppealRow[]>`
  select ${fields} from sports_appeal a
  where a.bet_id = any(${betIds.map(numberOf)}::bigint[]) and a.member_id = ${memberId}`

export const readWaiting = (db: Db): Promise<AppealRow[]> => db<AppealRow[]>`
  select ${fields} from sports_appeal a where a.state = 'waiting' order by a.made_at`

export const readByTicket = async (db: Db, ticket: string): Promise<AppealRow | null> => {
  const [row] = await db<AppealRow[]>`
    select ${fields} from sports_appeal a where a.ticket = ${ticket}`
  return row ?? null
}

/** Null when no appeal to this ticket is waiting. */
export const answerWaiting = async (
  tx: Db,
  ticket: string,
  said: { readonly state: AppealState; readonly answer: string; readonly actor: string },
  now: Instant,
): Promise<AppealRow | null> => {
  const [row] = await tx<AppealRow[]>`
    update sports_appeal a
    set state = ${said.state}, answer = ${said.answer}, answered_at = ${timestamp(now)},
        answered_by = ${said.actor}
    where a.ticket = ${ticket} and a.state = 'waiting'
    returning ${fields}`
  return row ?? null
}
