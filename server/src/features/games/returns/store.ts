import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Expected } from './expected-return.ts'
import type { ReturnSums } from './judge-return.ts'

export interface SiteDay {
  /** `2026-11-16`. */
  readonly name: string
  readonly from: Instant
  readonly until: Instant
}

/** Adds up what was settled in a day; counting a day again replaces its sums. */
export const countDay = async (
  db: Db,
  { name, from, until }: SiteDay,
  expected: readonly Expected[],
): Promise<void> => {
  await db`
    insert into game_return_day
      (day, game, rules_version, rounds, staked, paid, surplus, squares, variance)
    select ${name}::date, game, rules_version, count(*), sum(staked), sum(paid), sum(surplus),
           sum(surplus * surplus), sum(variance)
    from (
      select b.game, b.rules_version, sum(b.risk) as staked, sum(b.payout - b.pool_win) as paid,
             sum((b.payout - b.pool_win - b.risk)::float8 - e.net * b.stake) as surplus,
             sum(coalesce((b.outcome ->> 'variance')::float8, e.variance)
                 * b.stake::float8 * b.stake) as variance
      from game_bet b
      join unnest(${expected.map(({ game }) => game)}::text[],
                  ${expected.map(({ version }) => version)}::int[],
                  ${expected.map(({ kind }) => kind)}::text[],
                  ${expected.map(({ net }) => net)}::float8[],
                  ${expected.map(({ variance }) => variance)}::float8[])
        as e (game, version, kind, net, variance)
        on e.game = b.game and e.version = b.rules_version
           and e.kind = coalesce(b.choice ->> 'mode', b.choice ->> 'opponents',
                             (b.choice ->> 'play') || ' ' || (b.choice ->> 'price'), '')
      where b.state = 'settled' and b.settled_at >= ${timestamp(from)}
        and b.settled_at < ${timestamp(until)}
      -- Bets on one draw win and lose together.
      group by b.game, b.rules_version, coalesce(b.round_id, -b.id)
    ) as result
    group by game, rules_version
    on conflict (day, game, rules_version) do update
    set rounds = excluded.rounds, staked = excluded.staked, paid = excluded.paid,
        surplus = excluded.surplus, squares = excluded.squares, variance = excluded.variance`
}

export interface GameReturn extends ReturnSums {
  readonly game: string
  readonly version: number
  readonly staked: bigint
  readonly paid: bigint
}

/** Of all days together. */
export const readReturns = (db: Db): Promise<GameReturn[]> => db<GameReturn[]>`
  select game, rules_version as version, sum(rounds)::int as rounds, sum(staked)::bigint as staked,
         sum(paid)::bigint as paid, sum(surplus) as surplus, sum(squares) as squares,
         sum(variance) as variance
  from game_return_day group by game, rules_version order by game, rules_version`

/** The first bet ever settled where nothing was counted yet. */
export const readLastDay = async (db: Db): Promise<Instant | null> => {
  const [row] = await db<{ day: Instant | null }[]>`
    select coalesce((select max(day)::timestamp at time zone 'Asia/Shanghai' from game_return_day),
                    (select min(settled_at) from game_bet)) as day`
  return row?.day ?? null
}
