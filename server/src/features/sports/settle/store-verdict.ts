import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { DayWon } from './day-caps.ts'
import { changedLegs, changesResult, type BetVerdict } from './judge-bet.ts'

const json = (value: object | null | undefined): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

const onlyOutcome = ({ bet, legs }: BetVerdict): string | null =>
  bet.code === 'single' ? json(legs[0]?.outcome) : null

/**
 * Writes all verdicts in one statement, with an event for each bet whose result changed. `settlements` works as
 * a version: a different number in the row means that the bet was read without the lock of its purse.
 */
export const writeVerdicts = async (
  tx: Db,
  verdicts: readonly BetVerdict[],
  now: Instant,
): Promise<void> => {
  if (verdicts.length === 0) return
  const settled = verdicts.map((verdict) => verdict.settled)
  const [{ written } = { written: 0 }] = await tx<{ written: number }[]>`
    with changed as (
      update sports_bet b
      set state = case when g.payout is null then 'open' else 'settled' end,
          result = coalesce(g.result, 'A'), payout = g.payout, net = g.net, turnover = g.turnover,
          outcome = g.outcome::jsonb, explanation = g.explanation, settlements = b.settlements + 1,
          settled_at = case when g.payout is not null then ${timestamp(now)}::timestamptz end
      from unnest(${arrayText(verdicts.map(({ bet }) => bet.id))}::bigint[],
                  ${arrayText(verdicts.map(({ bet }) => bet.settlements))}::smallint[],
                  string_to_array(${listText(settled.map((one) => one?.result ?? null))}, ${separator}, ''),
                  ${arrayText(settled.map((one) => one?.payout ?? null))}::bigint[],
                  ${arrayText(settled.map((one) => one?.net ?? null))}::bigint[],
                  ${arrayText(verdicts.map((one) => (one.settled === null ? null : one.turnover)))}::bigint[],
                  string_to_array(${listText(verdicts.map(onlyOutcome))}, ${separator}, ''),
                  string_to_array(${listText(verdicts.map(({ explanation }) => explanation))}, ${separator}, ''),
                  ${arrayText(verdicts.map(changesResult))}::boolean[])
        as g (id, settlements, result, payout, net, turnover, outcome, explanation, told)
      where b.id = g.id and b.settlements = g.settlements and b.state in ('open', 'settled')
      returning b.id, b.member_id, b.state, g.told
    ), told as (
      insert into event (kind, body)
      select 'bet-changed',
             jsonb_build_object('memberId', member_id, 'betId', 'bet_' || id, 'state', state)
      from changed where told
    )
    select count(*)::integer as written from changed`
  if (written !== verdicts.length) throw new Error('a bet was settled by another transaction')
}

/** Writes outcomes of combination legs; the outcome of a single is in its bet's row. */
export const writeLegOutcomes = async (tx: Db, verdicts: readonly BetVerdict[]): Promise<void> => {
  const legs = verdicts
    .filter(({ bet }) => bet.code !== 'single')
    .flatMap((verdict) => changedLegs(verdict).map((leg) => ({ ...leg, id: verdict.bet.id })))
  if (legs.length === 0) return
  await tx`
    update sports_leg l set outcome = g.outcome::jsonb
    from unnest(${arrayText(legs.map(({ id }) => id))}::bigint[],
                ${arrayText(legs.map(({ position }) => position))}::smallint[],
                string_to_array(${listText(legs.map(({ outcome }) => json(outcome)))}, ${separator}, '')) as g (bet_id, position, outcome)
    where l.bet_id = g.bet_id and l.position = g.position`
}

export const writeDebts = async (tx: Db, debts: ReadonlyMap<bigint, Fen>): Promise<void> => {
  if (debts.size === 0) return
  await tx`
    update sports_bet b set debt = g.debt
    from unnest(${arrayText([...debts.keys()])}::bigint[], ${arrayText([...debts.values()])}::bigint[])
      as g (id, debt)
    where b.id = g.id`
}

export const writeDays = async (tx: Db, days: readonly DayWon[]): Promise<void> => {
  if (days.length === 0) return
  await tx`
    insert into sports_member_day (member_id, day, won)
    select member_id, day, won::jsonb
    from unnest(string_to_array(${listText(days.map(({ memberId }) => memberId))}, ${separator}),
                string_to_array(${listText(days.map(({ day }) => day))}, ${separator})::date[],
                string_to_array(${listText(days.map(({ won }) => JSON.stringify(won)))}, ${separator})) as g (member_id, day, won)
    on conflict (member_id, day) do update set won = excluded.won`
}

/** Locks the rows in the same order as a placement does. */
export const changeExposures = async (tx: Db, changes: ReadonlyMap<string, Fen>): Promise<void> => {
  if (changes.size === 0) return
  await tx`
    with locked as (
      select e.scope, g.change
      from unnest(${[...changes.keys()]}::text[], ${arrayText([...changes.values()])}::bigint[])
        as g (scope, change)
      join sports_exposure e on e.scope = g.scope
      order by e.scope for no key update of e
    )
    update sports_exposure e set win = greatest(0, e.win + locked.change)
    from locked where e.scope = locked.scope`
}
