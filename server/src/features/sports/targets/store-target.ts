import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { HkPrice } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Line } from '@xinghe/rules/sports/line.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { TargetDirection } from '@xinghe/rules/sports/price-target.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A target as every process has it in memory, to compare it with the book. */
export interface WaitingTarget {
  readonly id: string
  readonly matchId: string
  readonly play: PlayCode
  readonly line: Line | null
  readonly goalNumber: number | null
  readonly side: Side
  readonly target: HkPrice
  readonly direction: TargetDirection
}

export interface NewTarget extends Omit<WaitingTarget, 'id'> {
  readonly gameType: MatchGameType
  readonly discipline: string
  readonly home: string
  readonly away: string
}

export interface StoredTarget extends NewTarget {
  readonly id: string
  readonly setAt: Instant
  readonly reachedAt: Instant | null
  readonly reachedPrice: HkPrice | null
  readonly overAt: Instant | null
}

/** Carries each new target to every process. */
const channel = 'sports_price_target'

const watchedFields = fragment`
  id::text, match_id as "matchId", play, line, goal_number as "goalNumber", side, target, direction`

export const readTargets = (db: Db, memberId: MemberId): Promise<StoredTarget[]> =>
  db<StoredTarget[]>`
    select ${watchedFields}, game_type as "gameType", discipline, home, away, set_at as "setAt",
           reached_at as "reachedAt", reached_price as "reachedPrice", over_at as "overAt"
    from sports_price_target where member_id = ${memberId}
    order by id desc`

export const readWaiting = (db: Db): Promise<WaitingTarget[]> => db<WaitingTarget[]>`
  select ${watchedFields} from sports_price_target where reached_at is null and over_at is null`

/** Every process hears of the target when it is stored. False when the member has `most` already. */
export const insertTarget = async (
  db: Db,
  memberId: MemberId,
  given: NewTarget,
  now: Instant,
  most: number,
): Promise<boolean> => {
  const { matchId, gameType, discipline, home, away, play, line, goalNumber, side } = given
  const [row] = await db<{ isLeft: boolean }[]>`
    with room as (
      select count(*) < ${most} as is_left from sports_price_target
      where member_id = ${memberId} and reached_at is null and over_at is null
    ), stored as (
      insert into sports_price_target (member_id, match_id, game_type, discipline, home, away, play, line,
                                       goal_number, side, target, direction, set_at)
      select ${memberId}, ${matchId}, ${gameType}, ${discipline}, ${home}, ${away}, ${play}, ${line},
             ${goalNumber}, ${side}, ${given.target}, ${given.direction}, ${timestamp(now)}
      from room where is_left
      on conflict do nothing returning ${watchedFields}
    )
    select is_left as "isLeft",
           (select pg_notify(${channel}, to_jsonb(s)::text)::text from stored s) as told
    from room`
  return row?.isLeft ?? false
}

export const deleteTarget = async (db: Db, memberId: MemberId, id: string): Promise<void> => {
  await db`
    delete from sports_price_target where member_id = ${memberId} and id::text = ${id}`
}

/** Removes the targets of a member that were reached, or were over, before this. */
export const deleteDone = async (db: Db, memberId: MemberId, before: Instant): Promise<void> => {
  await db`
    delete from sports_price_target
    where member_id = ${memberId} and coalesce(reached_at, over_at) < ${timestamp(before)}`
}

export interface ReachedTarget {
  readonly id: string
  readonly price: HkPrice
}

/** One process among several stores each target, with its event; a deleted target has none. */
export const storeReached = async (
  db: Db,
  reached: readonly ReachedTarget[],
  now: Instant,
): Promise<void> => {
  await db`
    with reached as (
      update sports_price_target t set reached_at = ${timestamp(now)}, reached_price = g.price
      from unnest(${reached.map(({ id }) => id)}::bigint[],
                  ${reached.map(({ price }) => price)}::integer[]) as g (id, price)
      where t.id = g.id and t.reached_at is null and t.over_at is null
      returning t.id, t.member_id
    )
    insert into event (kind, body)
    select 'price-reached', jsonb_build_object('memberId', member_id, 'targetId', id::text) from reached`
}

export const storeOver = async (db: Db, ids: readonly string[], now: Instant): Promise<void> => {
  await db`
    update sports_price_target set over_at = ${timestamp(now)}
    where id = any(${ids}::bigint[]) and reached_at is null and over_at is null`
}

/** `hear` is called with each new target; `reload` after notifications may have been lost. */
export const onTargets = async (
  sql: Sql,
  hear: (target: WaitingTarget) => void,
  reload: () => Promise<void>,
): Promise<{ close(): Promise<void> }> => {
  const subscription = await sql.listen({
    channel,
    hear: (text) => hear(JSON.parse(text) as WaitingTarget),
    reload,
  })
  return { close: () => subscription.unlisten() }
}
