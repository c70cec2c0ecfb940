import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import type { LockedRows } from '../../../ledger/play/purse.ts'
import { arrayText, listText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { sharedChannelOf } from '../channels/shared-channel.ts'

/** A shared round that cannot close before the transaction ends. */
export interface HeldRound {
  readonly id: bigint
  readonly table: SharedCode
  readonly state: string
  readonly closesAt: Instant
  readonly drawsAt: Instant
}

export const holdRounds = async (
  tx: Db,
  ids: readonly bigint[],
  lockedRows: LockedRows,
): Promise<ReadonlyMap<bigint, HeldRound>> => {
  const rows = await tx<HeldRound[]>`
    select id, table_code as "table", state, closes_at as "closesAt", draws_at as "drawsAt"
    from game_round where id = any(${arrayText([...new Set(ids)])}::bigint[])
    order by id for share ${lockedRows === 'skip' ? fragment`skip locked` : fragment``}`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A bet on a shared round as it is written. */
export interface NewDrawBet {
  readonly number: number
  readonly ticket: string
  readonly memberId: MemberId
  readonly table: SharedCode
  readonly version: number
  readonly roundId: bigint
  readonly requestId: string
  /** Which bet of its request. */
  readonly position: number
  readonly bodyHash: string
  readonly stake: Fen
  readonly choice: BetChoice
  readonly placedAt: Instant
}

export const insertDrawBets = async (
  tx: Db,
  bets: readonly NewDrawBet[],
  now: Instant,
): Promise<void> => {
  if (bets.length === 0) return
  await tx`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, round_id, request_id,
                          position, body_hash, state, stake, risk, choice, placed_at)
    select g.id, g.ticket, g.member_id, g.channel, g.game, g.rules_version,
           g.round_id, g.request_id, g.position, g.body_hash, 'open', g.stake, g.stake,
           g.choice::json, ${timestamp(now)}::timestamptz
    from (select
      unnest(${arrayText(bets.map(({ number }) => number))}::bigint[]) as id,
      unnest(string_to_array(${listText(bets.map(({ ticket }) => ticket))}, chr(1))) as ticket,
      unnest(string_to_array(${listText(bets.map(({ memberId }) => memberId))}, chr(1))) as member_id,
      unnest(string_to_array(${listText(bets.map(({ table }) => sharedChannelOf(table).code))}, chr(1)))
        as channel,
      unnest(string_to_array(${listText(bets.map(({ table }) => table))}, chr(1))) as game,
      unnest(${arrayText(bets.map(({ version }) => version))}::smallint[]) as rules_version,
      unnest(${arrayText(bets.map(({ roundId }) => roundId))}::bigint[]) as round_id,
      unnest(string_to_array(${listText(bets.map(({ requestId }) => requestId))}, chr(1))) as request_id,
      unnest(${arrayText(bets.map(({ position }) => position))}::smallint[]) as position,
      unnest(string_to_array(${listText(bets.map(({ bodyHash }) => bodyHash))}, chr(1))) as body_hash,
      unnest(${arrayText(bets.map(({ stake }) => stake))}::bigint[]) as stake,
      unnest(string_to_array(${listText(bets.map(({ choice }) => JSON.stringify(choice)))}, chr(1)))
        as choice) as g`
}
