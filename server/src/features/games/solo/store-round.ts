import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Outcome } from './store-bet.ts'
import type { StoredAction } from './store-hand.ts'

/** A bet of any kind as the history shows it; seeds only of solo rounds. */
export interface RoundRow {
  readonly id: bigint
  readonly ticket: string
  readonly memberId: MemberId
  readonly channel: string
  readonly game: string
  readonly version: number
  readonly roundId: bigint | null
  /** Of a bet on a shared round: its number in the calendar. */
  readonly drawNumber: number | null
  readonly state: 'open' | 'settled' | 'void'
  readonly stake: Fen
  readonly risk: Fen
  readonly payout: Fen | null
  readonly poolWin: Fen
  readonly choice: Json
  readonly actions: readonly StoredAction[]
  readonly outcome: Outcome | null
  readonly explanation: string | null
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  readonly clientSeed: string | null
  readonly nonce: number | null
  /** Of the seed that is in use; a seed that was rotated out is public instead. */
  readonly sealed: Buffer | null
  readonly hash: string | null
  readonly serverSeed: string | null
}

const selected = fragment`
  select b.id, b.ticket, b.member_id as "memberId", b.channel, b.game, b.rules_version as version,
         b.round_id as "roundId", d.number::integer as "drawNumber", b.state, b.stake,
         coalesce(h.risk, b.risk) as risk, b.payout, b.pool_win as "poolWin", b.choice,
         coalesce(h.actions, b.actions, '[]') as actions, b.outcome,
         b.explanation, b.placed_at as "placedAt", b.settled_at as "settledAt",
         b.client_seed as "clientSeed", b.nonce, s.sealed,
         coalesce(s.hash, r.hash) as hash, r.server_seed as "serverSeed"
  from game_bet b
  left join game_hand h on h.bet_id = b.id
  left join game_seed s on s.seed_id = b.seed_id
  left join game_seed_revealed r on r.seed_id = b.seed_id
  left join game_round d on d.id = b.round_id`

export const readRound = async (
  db: Db,
  number: number,
  memberId: MemberId,
): Promise<RoundRow | null> => {
  const [row] = await db<RoundRow[]>`
    ${selected} where b.id = ${number}::bigint and b.member_id = ${memberId}`
  return row ?? null
}

export const readRoundOfRequest = async (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<RoundRow | null> => {
  const [row] = await db<RoundRow[]>`
    ${selected} where b.request_key = md5(${memberId} || ' ' || ${requestId})::uuid and b.position = 0`
  return row ?? null
}

/** Newest first; `before` is the number of the last round of the page before. */
export const readRounds = (
  db: Db,
  memberId: MemberId,
  game: string | null,
  page: {
    readonly before: { readonly at: Instant; readonly number: number } | null
    readonly size: number
  },
): Promise<RoundRow[]> => db<RoundRow[]>`
  ${selected}
  where b.member_id = ${memberId}
  ${game === null ? fragment`` : fragment`and b.game = ${game}`}
  ${
    page.before === null
      ? fragment``
      : fragment`and (b.placed_at, b.id) < (${timestamp(page.before.at)}, ${page.before.number}::bigint)`
  }
  order by b.placed_at desc, b.id desc limit ${page.size}`

export const readOpenRounds = (db: Db, memberId: MemberId): Promise<RoundRow[]> => db<RoundRow[]>`
  ${selected} where h.member_id = ${memberId} order by h.dealt_at`

/** Won or lost in games since then; an open round counts with nothing. */
export const readNetSince = async (db: Db, memberId: MemberId, since: Instant): Promise<Fen> => {
  const [row] = await db<{ net: Fen }[]>`
    select coalesce(sum(payout - risk), 0)::bigint as net from game_bet
    where member_id = ${memberId} and placed_at >= ${timestamp(since)} and state <> 'open'`
  return row?.net ?? 0n
}

/** What can be staked in a channel: the wallet there, and the centre where it fills that up by itself. */
export const readStakeable = async (db: Db, memberId: MemberId, channel: string): Promise<Fen> => {
  const [row] = await db<{ whole: Fen }[]>`
    select coalesce(sum(a.balance), 0)::bigint as whole
    from ledger_account a join member m on m.id = a.member_id
    where a.member_id = ${memberId}
      and (a.venue = ${channel} or (a.purpose = 'centre' and m.auto_transfer))`
  return row?.whole ?? 0n
}

/** When the member's next round may begin. */
export const readReadyAt = async (db: Db, memberId: MemberId): Promise<Instant | null> => {
  const [row] = await db<{ readyAt: Instant }[]>`
    select ready_at as "readyAt" from game_seed where member_id = ${memberId}`
  return row?.readyAt ?? null
}
