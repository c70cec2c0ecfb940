import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

interface Gift {
  readonly name: string
  readonly kind: 'award' | 'win'
  /** In Simplified Chinese. */
  readonly title: string
  readonly amount: Fen
  readonly simulated: boolean
}

export interface NewGift extends Gift {
  readonly memberId: string
  /** Of the award or the bet: each is told once. */
  readonly cause: string
}

/** Those of the members who want to be shown. */
export const readNames = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly simulated: boolean }>> => {
  const rows = await db<{ id: string; name: string; simulated: boolean }[]>`
    select id, name, simulated from member where id = any(${ids}::text[]) and wins_shown`
  return new Map(rows.map(({ id, ...member }) => [id, member]))
}

export const insertGifts = async (
  db: Db,
  gifts: readonly NewGift[],
  now: Instant,
): Promise<void> => {
  await db`
    insert into chat_gift (member_id, name, kind, title, amount, simulated, cause, made_at)
    select g.*, ${timestamp(now)}::timestamptz from unnest(
      ${gifts.map(({ memberId }) => memberId)}::text[],
      ${gifts.map(({ name }) => name)}::text[], ${gifts.map(({ kind }) => kind)}::text[],
      ${gifts.map(({ title }) => title)}::text[], ${gifts.map(({ amount }) => amount)}::bigint[],
      ${gifts.map(({ simulated }) => simulated)}::boolean[],
      ${gifts.map(({ cause }) => cause)}::text[]) as g
    on conflict (cause) do nothing`
}

export interface Win {
  readonly id: string
  readonly memberId: string
  readonly game: string
  readonly name: string
  readonly simulated: boolean
  readonly amount: Fen
}

/** Wins that the home page shows too. */
export const readWins = (db: Db, leastNet: Fen, since: Instant): Promise<Win[]> => db<Win[]>`
  select id, member_id as "memberId", game, name, simulated, payout as amount from game_win
  where won_at > ${timestamp(since)} and net >= ${leastNet}`

export const isAnyWaiting = async (db: Db): Promise<boolean> => {
  const rows = await db`select 1 from chat_gift where not told limit 1`
  return rows.length > 0
}

export interface GiftRow extends Gift {
  readonly id: bigint
  /** False where the member has chosen not to be shown since the gift was stored. */
  readonly shown: boolean
}

/** Takes the gifts that wait, oldest first. */
export const takeWaiting = (tx: Db, most: number): Promise<GiftRow[]> => tx<GiftRow[]>`
  update chat_gift g set told = true
  where id in (select id from chat_gift where not told order by id limit ${most})
  returning id, name, kind, title, amount, simulated,
            not exists (select 1 from member m where m.id = g.member_id and not m.wins_shown)
              as shown`

export const markTold = async (tx: Db, ids: readonly bigint[], hallSeq: number): Promise<void> => {
  await tx`update chat_gift set hall_seq = ${hallSeq} where id = any(${ids}::bigint[])`
}

/** The messages of the hall that name the member, oldest first. */
export const readMessagesOf = (
  tx: Db,
  hallRid: string,
  memberId: string,
): Promise<{ readonly id: string; readonly seq: number }[]> => tx<{ id: string; seq: number }[]>`
  select id, seq from chat_message
  where rid = ${hallRid} and deleted_at is null
    and seq in (select hall_seq from chat_gift where member_id = ${memberId})
  order by seq`
