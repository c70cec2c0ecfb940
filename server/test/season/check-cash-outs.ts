import type { Fen } from '@xinghe/rules/base/money.ts'
import { settleBet } from '@xinghe/rules/sports/settle-bet.ts'
import { betOfLegs, type StoredLeg } from '../../src/features/sports/orders/stored-leg.ts'
import { judgeLeg } from '../../src/features/sports/settle/judge-leg.ts'
import { readMatch } from '../../src/features/sports/settle/store-match.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

export interface CashOutReport {
  readonly accepted: number
  readonly refused: number
  /** Accepted after a countdown. */
  readonly inPlay: number
  /** What the cashed out parts would have paid less what they were paid, per yuan paid. */
  readonly kept: number
  readonly faults: readonly string[]
}

interface CashedPart {
  readonly code: string
  readonly risk: Fen
  readonly value: Fen
  readonly acceptedAt: Instant
  readonly legs: readonly StoredLeg[]
}

/** Parts whose matches all have a result of the feed: an operator's correction is no event of the match. */
const readParts = (sql: Sql) => sql<CashedPart[]>`
  with left_out as materialized (
    select m.id from sports_match m
    where m.entered_by is not null or m.state <> 'ended'
       or exists (select 1 from sports_void v where v.match_id = m.id)
  )
  select b.code, c.risk, c.value, b.accepted_at as "acceptedAt",
         case when b.leg is not null then jsonb_build_array(b.leg)
              else (select jsonb_agg(l.leg order by l.position) from sports_leg l
                    where l.bet_id = b.id) end as legs
  from sports_cash_out c join sports_bet b on b.id = c.bet_id
  where c.state = 'accepted'
    and not exists (select 1 from left_out where left_out.id = b.match_id)
    and not exists (select 1 from sports_leg l join left_out on left_out.id = l.match_id
                    where l.bet_id = b.id)
  order by c.id`

/** What a part would have paid by the results, per yuan that it was worth; null where one is missing. */
const heldReturn = async (sql: Sql, part: CashedPart): Promise<number | null> => {
  const stake = 1_000_000n
  const bet = betOfLegs(part.code, stake, part.legs)
  const outcomes = []
  for (const leg of part.legs) {
    const found = await readMatch(sql, leg.matchId)
    if (found === null) return null
    outcomes.push(judgeLeg(found.match, leg, part.acceptedAt, part.acceptedAt))
  }
  const settled = settleBet(bet, outcomes)
  return settled === null ? null : Number(settled.payout) / Number(settled.risk)
}

/** By chance alone one season in 30,000 lies beyond. */
const standardErrors = 4

/** A value above what its payout is worth would show as a sum paid above the sum that holding would have paid. */
export const checkCashOuts = async (sql: Sql): Promise<CashOutReport> => {
  const [row] = await sql<Pick<CashOutReport, 'accepted' | 'refused' | 'inPlay'>[]>`
    select count(*) filter (where state = 'accepted')::integer as accepted,
           count(*) filter (where state = 'refused')::integer as refused,
           count(*) filter (where state = 'accepted' and deadline is not null)::integer as "inPlay"
    from sports_cash_out`
  if (row === undefined) throw new Error('the cash outs were not counted')
  let [paid, surplus, squares] = [0, 0, 0]
  for (const part of await readParts(sql)) {
    const held = await heldReturn(sql, part)
    if (held === null) continue
    const difference = Number(part.value) - held * Number(part.risk)
    paid += Number(part.value)
    surplus += difference
    squares += difference ** 2
  }
  const waiting = await sql<{ id: bigint }[]>`
    select id from sports_cash_out where state = 'confirming' order by id limit 5`
  const isThin = surplus > standardErrors * Math.sqrt(squares)
  return {
    ...row,
    kept: paid === 0 ? 0 : -surplus / paid,
    faults: [
      ...waiting.map(({ id }) => `cash out ${id} is confirming`),
      ...(isThin ? [`cash outs paid ${surplus} fen more than holding the bets would have`] : []),
    ],
  }
}
