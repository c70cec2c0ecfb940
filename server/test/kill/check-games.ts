import { setTimeout as pause } from 'node:timers/promises'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { payoutOf } from '@xinghe/rules/games/shared/payout.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { verifyDraw } from '@xinghe/rules/games/verify/verify-draw.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { patient } from '../../../tools/machine-speed.ts'
import type { Db, Sql } from '../../src/platform/database/connect.ts'
import { findWrongPools } from '../games/check-books.ts'
import { accepted, type Player } from './intention.ts'

interface BetRow {
  readonly ticket: string
  readonly requestId: string
  readonly position: number
  readonly stake: Fen
  readonly risk: Fen
  readonly payout: Fen | null
  readonly actions: readonly { readonly requestId: string }[]
}

const betsOf = (db: Db, { id }: Player) => db<BetRow[]>`
  select b.ticket, b.request_id as "requestId", b.position, b.stake,
         coalesce(h.risk, b.risk) as risk, b.payout, coalesce(h.actions, b.actions, '[]') as actions
  from game_bet b left join game_hand h on h.bet_id = b.id where b.member_id = ${id} order by b.id`

/**
 * Every acknowledged round, action and slip is there once. Answers how many are there that nobody has heard
 * of.
 */
export const checkGames = async (db: Db, player: Player): Promise<number> => {
  const rows = await betsOf(db, player)
  const byTicket = new Map(rows.map((row) => [row.ticket, row]))
  const places = rows.map(({ requestId, position }) => `${requestId} ${position}`)
  const acts = rows.flatMap(({ actions }) => actions.map(({ requestId }) => requestId))
  for (const some of [places, acts])
    if (new Set(some).size < some.length) throw new Error(`${player.id} has a request twice`)
  for (const what of ['spin', 'deal'] as const)
    for (const { id, wish } of accepted(player, what))
      if (byTicket.get(id.split(':')[0] ?? '')?.stake !== wish.amount)
        throw new Error(`${id} was acknowledged and is lost`)
  for (const { id } of accepted(player, 'act')) {
    const [ticket = '', actions] = id.split(':')
    if ((byTicket.get(ticket)?.actions.length ?? 0) < Number(actions))
      throw new Error(`action ${id} was acknowledged and is lost`)
  }
  for (const { id, wish } of accepted(player, 'slip')) {
    const stakes = id.split(',').map((ticket) => byTicket.get(ticket)?.stake ?? 0n)
    if (stakes.reduce((sum, one) => sum + one, 0n) !== wish.amount)
      throw new Error(`slip ${id} was acknowledged and is lost`)
  }
  for (const { id, wish } of accepted(player, 'shots')) {
    const stake = byTicket.get(id)?.stake ?? 0n
    if (stake === 0n || stake > wish.amount) throw new Error(`${id} was acknowledged and is lost`)
  }
  const judged = new Set(
    player.intentions.filter(({ answer }) => answer).map((one) => one.requestId),
  )
  const there = [...new Set(rows.map(({ requestId }) => requestId)), ...acts]
  return there.filter((requestId) => !judged.has(requestId)).length
}

/** No round is there that was not asked for, and the gamer has what the rounds have left and paid. */
export const checkGamer = (sql: Sql, player: Player): Promise<void> =>
  // One snapshot: draws are paid meanwhile.
  sql.begin(async (tx) => {
    if ((await checkGames(tx, player)) > 0)
      throw new Error(`${player.id} has rounds nobody heard of`)
    let must = player.start
    for (const { risk, payout } of await betsOf(tx, player)) must += (payout ?? 0n) - risk
    const [row] = await tx<{ balance: Fen }[]>`
      select sum(balance)::bigint as balance from ledger_account where member_id = ${player.id}`
    if (row?.balance !== must) throw new Error(`${player.id} has ${row?.balance}, not ${must}`)
  }, 'isolation level repeatable read')

interface DrawRow {
  readonly id: bigint
  readonly table: SharedCode
  readonly link: number
  readonly seed: string
  readonly salt: string
  readonly start: string
  readonly numbers: readonly number[]
}

/**
 * Every draw follows from its link of the chain that was published before, and stays as it was seen first;
 * no bet came after the closing, and every settled bet has what its draw pays.
 */
export const checkDraws = async (sql: Sql, seen: Map<bigint, string>): Promise<void> => {
  const draws = await sql<DrawRow[]>`
    select r.id, r.table_code as table, r.link, r.seed, c.salt, c.start, r.numbers
    from game_round r join game_chain c on c.id = r.chain_id where r.numbers is not null`
  for (const { id, ...draw } of draws) {
    const was = seen.get(id)
    if (was === draw.numbers.join()) continue
    if (was !== undefined) throw new Error(`draw ${id} was ${was} and is ${draw.numbers.join()}`)
    const verified = verifyDraw(draw)
    if (!verified.ok || !verified.value.isChained || !verified.value.isDrawnRight)
      throw new Error(`draw ${id} of ${draw.table} does not follow from its chain`)
    seen.set(id, draw.numbers.join())
  }
  const late = await sql<{ ticket: string }[]>`
    select b.ticket from game_bet b join game_round r on r.id = b.round_id
    where b.placed_at >= r.closes_at or (b.state = 'open' and r.paid_at is not null) limit 5`
  if (late.length > 0)
    throw new Error(`${late.map(({ ticket }) => ticket).join()} came after the closing`)
  const settled = await sql<
    {
      ticket: string
      stake: Fen
      payout: Fen
      choice: BetChoice
      table: SharedCode
      numbers: readonly number[]
      drawsAt: Instant
    }[]
  >`
    select b.ticket, b.stake, b.payout, b.choice, r.table_code as table, r.numbers, r.draws_at as "drawsAt"
    from game_bet b join game_round r on r.id = b.round_id where b.state = 'settled'`
  for (const { ticket, stake, payout, choice, table, numbers, drawsAt } of settled) {
    const pays = sharedGameOf(table).judge(numbers, drawsAt)(choice)
    if (payoutOf(stake, pays) !== payout) throw new Error(`${ticket} was paid ${payout}`)
  }
}

/** The pools hold their seeds and their part of all spins, less what was won. */
export const checkPools = async (sql: Sql): Promise<void> => {
  const faults = await sql.begin(
    (tx) => findWrongPools(tx),
    'isolation level repeatable read read only',
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const payPatienceMs = patient(30_000)
const pollMs = 200

export interface DrawCounts {
  readonly draws: number
  readonly slipBets: number
  readonly settledSlipBets: number
}

/** Waits until every draw that is due is drawn and paid, whatever was killed meanwhile. */
export const waitForDraws = async (sql: Sql): Promise<DrawCounts> => {
  const [until, deadline] = [new Date().toISOString(), Date.now() + payPatienceMs]
  for (;;) {
    const [row] = await sql<(DrawCounts & { due: number })[]>`
      select (select count(*)::int from game_round where draws_at <= ${until} and paid_at is null) as due,
             (select count(distinct round_id)::int from game_bet where state = 'settled') as draws,
             (select count(*)::int from game_bet where round_id is not null) as "slipBets",
             (select count(*)::int from game_bet where round_id is not null and state = 'settled')
               as "settledSlipBets"`
    const { due = 1, ...counts } = row ?? { draws: 0, slipBets: 0, settledSlipBets: 0 }
    if (due === 0) return counts
    if (Date.now() > deadline) throw new Error(`${due} draws are not paid`)
    await pause(pollMs)
  }
}
