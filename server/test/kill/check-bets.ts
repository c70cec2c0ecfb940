import { setTimeout as pause } from 'node:timers/promises'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { patient } from '../../../tools/machine-speed.ts'
import type { Db, Sql } from '../../src/platform/database/connect.ts'
import { checkCashOuts } from './check-cash-outs.ts'
import { accepted, freeShots, type Player } from './intention.ts'

interface BetRow {
  readonly id: string
  readonly requestId: string
  readonly state: 'confirming' | 'open' | 'settled' | 'refused'
  readonly stake: Fen
  readonly risk: Fen
  readonly payout: Fen | null
  readonly cashedRisk: Fen
  readonly cashedValue: Fen
  readonly why: string | null
}

const decidePatienceMs = patient(30_000)
const pollMs = 200

const betsOf = (db: Db, { id }: Player) => db<BetRow[]>`
  select 'bet_' || id as id, request_id as "requestId", state, stake, risk, payout,
         cashed_risk as "cashedRisk", cashed_value as "cashedValue", refused_why as why
  from sports_bet where member_id = ${id}`

/** Each acknowledged bet is there, with its stake, and none twice. Answers how many are there that nobody heard of. */
export const checkBets = async (db: Db, player: Player): Promise<number> => {
  const rows = new Map((await betsOf(db, player)).map((row) => [row.id, row]))
  if (new Set([...rows.values()].map(({ requestId }) => requestId)).size !== rows.size)
    throw new Error(`${player.id} has two bets of one request`)
  for (const { id, wish } of accepted(player, 'bet'))
    if (rows.get(id)?.stake !== wish.amount) throw new Error(`${id} was acknowledged and is lost`)
  const judged = new Set(
    player.intentions.filter(({ answer }) => answer).map((one) => one.requestId),
  )
  return [...rows.values()].filter(({ requestId }) => !judged.has(requestId)).length
}

/** No bet is there that was not asked for, and the bettor has what the bets have left and paid. */
export const checkBettor = (sql: Sql, player: Player): Promise<void> =>
  // One snapshot: bets are decided and settled meanwhile.
  sql.begin(async (tx) => {
    if ((await checkBets(tx, player)) > 0) throw new Error(`${player.id} has bets nobody heard of`)
    if ((await checkCashOuts(tx, player)) > 0)
      throw new Error(`${player.id} has cash outs nobody heard of`)
    let must = player.start
    for (const { state, risk, payout, cashedRisk, cashedValue } of await betsOf(tx, player)) {
      if (state !== 'refused') must += cashedValue - cashedRisk - risk
      if (state === 'settled') must += payout ?? 0n
    }
    const [row] = await tx<{ balance: Fen }[]>`
      select sum(balance)::bigint as balance from ledger_account where member_id = ${player.id}`
    if (row?.balance !== must) throw new Error(`${player.id} has ${row?.balance}, not ${must}`)
  }, 'isolation level repeatable read')

/** What a game may say to a request that came too soon or too late. */
const timelyRefusals = new Set([
  'round-too-soon',
  'hand-open',
  'round-closed',
  'not-seated',
  freeShots,
])

/** Why a running bet has no value, or none of this share: all are facts of the bet or its match. */
const cashOutRefusals = new Set([
  'not-open',
  'no-price',
  'share-too-small',
  'cash-out-running',
  'market-closed',
  'market-suspended',
  'score-moved',
  'red-card',
])

/**
 * A market long before its match is closed to nobody, least of all because the book was still filling; a game
 * refuses only calls that come too soon or too late, and a cash out is refused only when the bet has no value.
 */
export const findLastingRefusals = (players: readonly Player[]): string[] =>
  players
    .flatMap(({ intentions }) => intentions)
    .flatMap(({ requestId, wish, answer }) => {
      if (answer === null || !('refusal' in answer)) return []
      const isEarlyBet = wish.what === 'bet' && wish.kind !== 'in-play'
      const isGame = ['spin', 'deal', 'act', 'slip', 'shots'].includes(wish.what)
      const isLasting =
        isEarlyBet ||
        (isGame && !timelyRefusals.has(answer.refusal)) ||
        (wish.what === 'cash-out' && !cashOutRefusals.has(answer.refusal))
      return isLasting
        ? [`${requestId} (${wish.what}) was refused for good: ${answer.refusal}`]
        : []
    })

interface Orders {
  /** Bets and cash outs that were confirming for a while. */
  readonly inPlay: number
  readonly cashOutsInPlay: number
  /** How many of both were dropped without a look at the match. */
  readonly dropped: number
}

/** Waits until every bet and cash out that was confirming is decided, whatever was killed meanwhile. */
export const waitForDecisions = async (sql: Sql): Promise<Orders> => {
  const deadline = Date.now() + decidePatienceMs
  for (;;) {
    const [row] = await sql<(Orders & { confirming: number })[]>`
      select count(*) filter (where what = 'bet')::int as "inPlay",
             count(*) filter (where what = 'cash-out')::int as "cashOutsInPlay",
             count(*) filter (where state = 'confirming')::int as confirming,
             count(*) filter (where refused_why = 'feed-silent')::int as dropped
      from (select 'bet' as what, state, refused_why from sports_bet where deadline is not null
            union all
            select 'cash-out', state, refused_why from sports_cash_out where deadline is not null)`
    if (row === undefined) throw new Error('orders were not counted')
    const { confirming, ...orders } = row
    if (confirming === 0) return orders
    if (Date.now() > deadline) throw new Error(`${confirming} orders are not decided`)
    await pause(pollMs)
  }
}

/** What the book may lose is what its confirming and open bets may win, by match and market. */
export const checkExposures = async (sql: Sql): Promise<void> => {
  const wrong = await sql<{ scope: string; is: Fen; must: Fen }[]>`
    with running as (
      select id, max_win, leg from sports_bet where state in ('confirming', 'open')
    ), leg as (
      select id, max_win, leg from running where leg is not null
      union all
      select r.id, r.max_win, l.leg from running r join sports_leg l on l.bet_id = r.id
    ), scope as (
      select distinct id, max_win, 'match:' || (leg ->> 'matchId') as scope from leg
      union
      select distinct id, max_win, 'market:' || (leg ->> 'marketId') from leg
    ), must as (select scope collate "C" as scope, sum(max_win)::bigint as win from scope group by 1)
    select coalesce(e.scope, m.scope) as scope, coalesce(e.win, 0) as is, coalesce(m.win, 0) as must
    from sports_exposure e full join must m on m.scope = e.scope
    where coalesce(e.win, 0) <> coalesce(m.win, 0) limit 5`
  if (wrong.length > 0) throw new Error(`wrong exposures: ${wrong.map(String).join()}`)
}
