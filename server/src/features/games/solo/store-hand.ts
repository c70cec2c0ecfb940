import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { NewBet } from './store-bet.ts'

/** The ticket of the hand that a member has open in the game they want to be dealt. */
export const readOpenHands = async (
  tx: Db,
  asks: readonly { readonly memberId: MemberId; readonly game: { readonly code: string } }[],
): Promise<ReadonlyMap<MemberId, string>> => {
  if (asks.length === 0) return new Map()
  const rows = await tx<{ memberId: MemberId; ticket: string }[]>`
    select h.member_id as "memberId", b.ticket
    from unnest(string_to_array(${listText(asks.map(({ memberId }) => memberId))}, ${separator}),
                string_to_array(${listText(asks.map(({ game }) => game.code))}, ${separator}))
      as asked (member_id, game)
    join game_hand h on h.member_id = asked.member_id and h.game = asked.game
    join game_bet b on b.id = h.bet_id`
  return new Map(rows.map(({ memberId, ticket }) => [memberId, ticket]))
}

/** `bets` are those that stayed open. */
export const insertHands = async (tx: Db, bets: readonly NewBet[], now: Instant): Promise<void> => {
  if (bets.length === 0) return
  const rounds = bets.map(({ round }) => round)
  await tx`
    insert into game_hand (bet_id, member_id, game, risk, actions, dealt_at)
    select g.bet_id, g.member_id, g.game, g.risk, '[]', ${timestamp(now)}
    from unnest(${arrayText(bets.map(({ number }) => number))}::bigint[],
                string_to_array(${listText(rounds.map(({ memberId }) => memberId))}, chr(1)),
                string_to_array(${listText(rounds.map(({ game }) => game))}, chr(1)),
                ${arrayText(rounds.map(({ risk }) => risk))}::bigint[]) as g (bet_id, member_id, game, risk)`
}

/** One action of a hand. The house's own, after a day, has a request id that no browser makes. */
export interface StoredAction {
  readonly action: Json
  readonly requestId: string
}

/** A dealt round as it is stored. */
export interface StoredHand {
  readonly id: bigint
  readonly ticket: string
  readonly memberId: MemberId
  readonly game: string
  readonly version: number
  readonly state: 'open' | 'settled' | 'void'
  readonly requestId: string
  readonly stake: Fen
  readonly risk: Fen
  readonly choice: Json
  readonly actions: readonly StoredAction[]
  readonly clientSeed: string
  readonly nonce: number
  /** Null after the seed was rotated out, which no open hand lives through. */
  readonly sealed: Buffer | null
  readonly hash: string | null
  readonly placedAt: Instant
}

/** By number. Call it under the locks of the members' purses: until they are let go no hand changes. */
export const readHands = async (
  tx: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, StoredHand>> => {
  if (numbers.length === 0) return new Map()
  const rows = await tx<StoredHand[]>`
    select b.id, b.ticket, b.member_id as "memberId", b.game, b.rules_version as version, b.state,
           b.request_id as "requestId", b.stake, coalesce(h.risk, b.risk) as risk, b.choice,
           coalesce(h.actions, b.actions, '[]') as actions,
           b.client_seed as "clientSeed", b.nonce, s.sealed, s.hash, b.placed_at as "placedAt"
    from game_bet b
    left join game_hand h on h.bet_id = b.id
    left join game_seed s on s.seed_id = b.seed_id
    where b.id = any(${arrayText(numbers)}::bigint[]) and b.seed_id is not null`
  return new Map(rows.map((row) => [Number(row.id), row]))
}

export interface ChangedHand {
  readonly number: number
  readonly risk: Fen
  readonly actions: string
}

export const writeHands = async (tx: Db, hands: readonly ChangedHand[]): Promise<void> => {
  if (hands.length === 0) return
  await tx`
    update game_hand h set risk = g.risk, actions = g.actions::json
    from unnest(${arrayText(hands.map(({ number }) => number))}::bigint[],
                ${arrayText(hands.map(({ risk }) => risk))}::bigint[],
                string_to_array(${listText(hands.map(({ actions }) => actions))}, chr(1)))
      as g (bet_id, risk, actions)
    where h.bet_id = g.bet_id`
}

export const endHands = async (tx: Db, numbers: readonly number[]): Promise<void> => {
  if (numbers.length === 0) return
  await tx`delete from game_hand where bet_id = any(${arrayText(numbers)}::bigint[])`
}

/** Hands that were dealt before then, the oldest first. */
export const readLeftHands = (
  db: Db,
  before: Instant,
  most: number,
): Promise<{ ticket: string; memberId: MemberId; game: string; version: number }[]> => db<
  { ticket: string; memberId: MemberId; game: string; version: number }[]
>`
  select b.ticket, b.member_id as "memberId", b.game, b.rules_version as version
  from game_hand h join game_bet b on b.id = h.bet_id
  where h.dealt_at <= ${timestamp(before)} order by h.dealt_at limit ${most}`
