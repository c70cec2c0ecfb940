import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { enterResult } from '../../src/features/sports/settle/enter-result.ts'
import { voidBets } from '../../src/features/sports/settle/void-bets.ts'
import { post } from '../../src/ledger/post.ts'
import { oneOf } from './season-bets.ts'
import type { SeasonHouse } from './season-house.ts'

const turned = <Side extends { home: number; away: number }>(score: Side): Side => ({
  ...score,
  home: score.away,
  away: score.home,
})

/** The operator corrects a result with swapped sides. */
const turnResult = async ({ platform }: SeasonHouse, matchId: string): Promise<void> => {
  const [row] = await platform.sql<{ result: MatchReport }[]>`
    select result from sports_match where id = ${matchId} and state = 'ended'`
  const score = row?.result.tallies.score
  if (row === undefined || score?.full === undefined) return
  const entry = {
    tallies: {
      score: {
        full: turned(score.full),
        ...(score.half === undefined ? {} : { half: turned(score.half) }),
      },
    },
    goals: row.result.goals.map((side) => (side === 'H' ? ('C' as const) : ('H' as const))),
  }
  const order = {
    matchId,
    entry: { kind: 'match', entry },
    reason: 'turned',
    actor: 'season',
  } as const
  await enterResult(platform, order)
}

/** A member withdraws half of the sports wallet, so that corrections find too low a balance. */
const takeOut = async (
  { platform: { sql, clock } }: SeasonHouse,
  memberId: MemberId,
  step: number,
): Promise<void> => {
  const [row] = await sql<{ balance: Fen }[]>`
    select balance from ledger_account where member_id = ${memberId} and purpose = 'venue'`
  const [amount, key] = [(row?.balance ?? 0n) / 2n, `season:out:${step}`]
  // A repeated step may find another balance under the same key.
  const done = await sql`select 1 from ledger_transfer where key = ${key}`
  if (amount === 0n || done.length > 0) return
  const from = { memberId, venue: 'CRTY' }
  const what = { amount, code: 'withdraw-pay', cause: 'season', key } as const
  await sql.begin((tx) => post(tx, [{ from, into: { house: 'rail:bank' }, ...what }], clock.now()))
}

/** Random actions besides betting. */
export const somethingElse = async (
  house: SeasonHouse,
  rng: Rng,
  step: number,
  memberOf: () => MemberId,
): Promise<void> => {
  if (rng.below(3) === 0) await takeOut(house, memberOf(), step)
  const ended = oneOf(rng, house.world.ended.slice(-30))
  if (ended !== null && rng.below(4) === 0) await turnResult(house, ended)
  if (ended !== null && rng.below(40) === 0) await voidIfOpen(house, ended)
}

/** Void already, by the same step before a restart. */
const voidIfOpen = async ({ platform }: SeasonHouse, what: string): Promise<void> => {
  const done = await platform.sql`select 1 from sports_void where subject = ${`match:${what}`}`
  if (done.length === 0) await voidBets(platform, { what, reason: 'season', actor: 'season' })
}

/** At the end of the season undecided titles are voided. */
export const voidTheRest = async (house: SeasonHouse): Promise<void> => {
  const rows = await house.platform.sql<{ id: string }[]>`
    select distinct coalesce(l.match_id, b.match_id) as id
    from sports_bet b left join sports_leg l on l.bet_id = b.id and l.outcome is null
    where b.state = 'open' and coalesce(l.match_id, b.match_id) is not null order by id`
  for (const { id } of rows) await voidIfOpen(house, id)
}
