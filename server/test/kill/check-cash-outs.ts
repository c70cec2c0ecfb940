import { fenFromText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../src/platform/database/connect.ts'
import { accepted, type PaidCashOut, type Player } from './intention.ts'

interface CashOutRow {
  readonly id: string
  readonly requestId: string
  readonly betId: string
  readonly share: number
  /** Null unless it is accepted. */
  readonly value: Fen | null
}

/** Each acknowledged cash out is there once, and one that was told as paid is paid at that value. */
const checkAcknowledged = (rows: readonly CashOutRow[], player: Player): void => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { id, wish } of accepted(player, 'cash-out')) {
    const row = byId.get(id)
    if (row?.betId !== wish.betId || row.share !== wish.share)
      throw new Error(`${id} was acknowledged and is lost`)
  }
  for (const { wish, told } of player.intentions) {
    if (wish.what !== 'cash-out' || told === undefined) continue
    const { id, value } = told as PaidCashOut
    if (byId.get(id)?.value !== fenFromText(value))
      throw new Error(`${id} was paid ${value} and is ${byId.get(id)?.value}`)
  }
}

/** The cashed-out amount of each bet equals the sum of its accepted cash outs and of their ledger transfers. */
const checkSums = async (db: Db, { id }: Player): Promise<void> => {
  const wrong = await db<{ id: string; bet: Fen; rows: Fen; ledger: Fen }[]>`
    with taken as (
      select bet_id, sum(value)::bigint as value, sum(risk)::bigint as risk
      from sports_cash_out where member_id = ${id} and state = 'accepted' group by 1
    ), paid as (
      select t.cause, sum(t.amount)::bigint as value from ledger_transfer t
      join ledger_account a on a.id = t.into_account
      where a.member_id = ${id} and t.code = 'cash-out' group by 1
    )
    select 'bet_' || b.id as id, b.cashed_value as bet, coalesce(t.value, 0) as rows,
           coalesce(p.value, 0) as ledger
    from sports_bet b left join taken t on t.bet_id = b.id left join paid p on p.cause = 'bet_' || b.id
    where b.member_id = ${id}
      and (b.cashed_value <> coalesce(t.value, 0) or b.cashed_risk <> coalesce(t.risk, 0)
           or b.cashed_value <> coalesce(p.value, 0))
    limit 5`
  for (const { id: bet, ...sums } of wrong)
    throw new Error(`${bet} was cashed out for ${sums.bet}, ${sums.rows} and ${sums.ledger}`)
}

/** Returns the number of stored cash outs whose answer never reached the player. */
export const checkCashOuts = async (db: Db, player: Player): Promise<number> => {
  const rows = await db<CashOutRow[]>`
    select 'cash_' || id as id, request_id as "requestId", 'bet_' || bet_id as "betId", share, value
    from sports_cash_out where member_id = ${player.id}`
  checkAcknowledged(rows, player)
  await checkSums(db, player)
  const judged = new Set(
    player.intentions.filter(({ answer }) => answer).map((one) => one.requestId),
  )
  return rows.filter(({ requestId }) => !judged.has(requestId)).length
}

/** Of all players: how many were paid. */
export const countCashedOut = async (db: Db): Promise<number> => {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from sports_cash_out where state = 'accepted'`
  return row?.count ?? 0
}
