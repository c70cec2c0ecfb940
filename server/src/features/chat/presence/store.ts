import type { Db } from '../../../platform/database/connect.ts'

export interface OwnPresence {
  readonly rid: string
  readonly sockets: number
  readonly names: readonly string[]
}

/** A process that does not renew its rows for so long is gone. */
const freshFor = '15 seconds'

/** By the database's clock, which all processes share. Names are joined: none has a comma. */
export const renewPresence = async (
  db: Db,
  process: string,
  own: readonly OwnPresence[],
): Promise<void> => {
  await db`
    with given as (
      select rid, sockets, string_to_array(nullif(names, ''), ',') as names
      from unnest(${own.map(({ rid }) => rid)}::text[], ${own.map(({ sockets }) => sockets)}::integer[],
                  ${own.map(({ names }) => names.join(','))}::text[]) as g (rid, sockets, names)),
    gone as (
      delete from chat_presence
      where process = ${process} and rid not in (select rid from given)
         or seen_at < now() - interval '10 minutes')
    insert into chat_presence (process, rid, sockets, names, seen_at)
    select ${process}, rid, sockets, coalesce(names, '{}'), now() from given
    on conflict (process, rid) do update
      set sockets = excluded.sockets, names = excluded.names, seen_at = excluded.seen_at`
}

export const dropPresence = async (db: Db, process: string): Promise<void> => {
  await db`delete from chat_presence where process = ${process}`
}

export interface RoomPresence {
  readonly rid: string
  readonly online: number
  readonly names: readonly string[]
}

export const readPresence = (db: Db): Promise<RoomPresence[]> => db<RoomPresence[]>`
  select rid, sum(sockets)::integer as online,
         coalesce(array_agg(distinct name) filter (where name is not null), '{}') as names
  from chat_presence left join lateral unnest(names) as name on true
  where seen_at > now() - ${freshFor}::interval group by rid`
