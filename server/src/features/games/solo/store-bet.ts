import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { AskedBase, PoolWin, SoloRound } from '../round/round.ts'

/** Of those of these requests that were answered before: the hash of what they asked for, by member. */
export const readBodyHashes = async (
  tx: Db,
  asks: readonly AskedBase[],
): Promise<Map<MemberId, string>> => {
  const rows = await tx<{ memberId: MemberId; bodyHash: string }[]>`
    select asked.member_id as "memberId", b.body_hash as "bodyHash"
    from unnest(string_to_array(${listText(asks.map(({ memberId }) => memberId))}, ${separator}),
                string_to_array(${listText(asks.map(({ requestId }) => requestId))}, ${separator}))
      as asked (member_id, request_id)
    join game_bet b on b.position = 0
      and b.request_key = md5(asked.member_id || ' ' || asked.request_id)::uuid`
  return new Map(rows.map(({ memberId, bodyHash }) => [memberId, bodyHash]))
}

/** A request of the batch had been answered before. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'one_bet_per_game_request'

/** Stored beside a settled round: what the member saw, and which pools it won. */
export interface Outcome {
  readonly view: unknown
  readonly poolWins: readonly { readonly code: PoolWin['code']; readonly amount: string }[]
  /** For the check of returns; left out where the game has the same for every round. */
  readonly variance?: number
}

const outcomeText = ({ state, view, poolWins, variance }: SoloRound): string | null => {
  if (state === 'open') return null
  const wins = poolWins.map(({ code, amount }) => ({ code, amount: String(amount) }))
  const outcome = { view, poolWins: wins }
  return JSON.stringify(
    (variance === undefined ? outcome : { ...outcome, variance }) satisfies Outcome,
  )
}

/** A solo round that is written for the first time. */
export interface NewBet {
  readonly number: number
  readonly channel: string
  readonly round: SoloRound
  readonly poolWin: Fen
  readonly turnover: Fen | null
  readonly requestId: string
  readonly bodyHash: string
  readonly seedId: string
  readonly clientSeed: string
}

/**
 * Arrays are taken apart in a list of columns: each of a FROM would be kept as a table of its own first.
 * `chr(1)` is the separator; as a parameter it would be sent with every column.
 */
export const insertBets = async (tx: Db, bets: readonly NewBet[], now: Instant): Promise<void> => {
  if (bets.length === 0) return
  const rounds = bets.map(({ round }) => round)
  await tx`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, request_id, body_hash,
                          state, stake, risk, choice, seed_id, client_seed, nonce, payout, pool_win,
                          turnover, outcome, placed_at, settled_at)
    select g.id, g.ticket, g.member_id, g.channel, g.game, g.rules_version, g.request_id, g.body_hash,
           g.state, g.stake, g.risk, g.choice::json, g.seed_id, g.client_seed, g.nonce, g.payout,
           g.pool_win, g.turnover, g.outcome::json, g.placed_at,
           case when g.state = 'settled' then g.placed_at end
    from (select
      ${timestamp(now)}::timestamptz as placed_at,
      unnest(${arrayText(bets.map(({ number }) => number))}::bigint[]) as id,
      unnest(string_to_array(${listText(rounds.map(({ ticket }) => ticket))}, chr(1))) as ticket,
      unnest(string_to_array(${listText(rounds.map(({ memberId }) => memberId))}, chr(1))) as member_id,
      unnest(string_to_array(${listText(bets.map(({ channel }) => channel))}, chr(1))) as channel,
      unnest(string_to_array(${listText(rounds.map(({ game }) => game))}, chr(1))) as game,
      unnest(${arrayText(rounds.map(({ version }) => version))}::smallint[]) as rules_version,
      unnest(string_to_array(${listText(bets.map(({ requestId }) => requestId))}, chr(1))) as request_id,
      unnest(string_to_array(${listText(bets.map(({ bodyHash }) => bodyHash))}, chr(1))) as body_hash,
      unnest(string_to_array(${listText(rounds.map(({ state }) => state))}, chr(1))) as state,
      unnest(${arrayText(rounds.map(({ stake }) => stake))}::bigint[]) as stake,
      unnest(${arrayText(rounds.map(({ risk }) => risk))}::bigint[]) as risk,
      unnest(string_to_array(${listText(rounds.map(({ choice }) => JSON.stringify(choice)))}, chr(1)))
        as choice,
      unnest(${`{${bets.map(({ seedId }) => seedId).join(',')}}`}::bigint[]) as seed_id,
      unnest(string_to_array(${listText(bets.map(({ clientSeed }) => clientSeed))}, chr(1)))
        as client_seed,
      unnest(${arrayText(rounds.map(({ nonce }) => nonce))}::integer[]) as nonce,
      unnest(${arrayText(rounds.map(({ payout }) => payout))}::bigint[]) as payout,
      unnest(${arrayText(bets.map(({ poolWin }) => poolWin))}::bigint[]) as pool_win,
      unnest(${arrayText(bets.map(({ turnover }) => turnover))}::bigint[]) as turnover,
      unnest(string_to_array(${listText(rounds.map(outcomeText))}, chr(1), '')) as outcome) as g`
}

/** A hand that has ended. */
export interface EndedBet {
  readonly number: number
  readonly round: SoloRound
  readonly turnover: Fen
  /** With the request ids. */
  readonly actions: string
}

export const settleBets = async (
  tx: Db,
  bets: readonly EndedBet[],
  now: Instant,
): Promise<void> => {
  if (bets.length === 0) return
  const rounds = bets.map(({ round }) => round)
  await tx`
    update game_bet b
    set state = 'settled', risk = g.risk, payout = g.payout, turnover = g.turnover,
        actions = g.actions::json, outcome = g.outcome::json, settled_at = ${timestamp(now)}
    from unnest(${arrayText(bets.map(({ number }) => number))}::bigint[],
                ${arrayText(rounds.map(({ risk }) => risk))}::bigint[],
                ${arrayText(rounds.map(({ payout }) => payout))}::bigint[],
                ${arrayText(bets.map(({ turnover }) => turnover))}::bigint[],
                string_to_array(${listText(bets.map(({ actions }) => actions))}, chr(1)),
                string_to_array(${listText(rounds.map(outcomeText))}, chr(1)))
      as g (id, risk, payout, turnover, actions, outcome)
    where b.id = g.id`
}
