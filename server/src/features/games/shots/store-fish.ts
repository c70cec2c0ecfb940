import type { Instant } from '@xinghe/rules/base/instant.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface RoomFish {
  readonly room: number
  readonly fish: string
}

/** Which of these fish this transaction may draw for. */
export interface TakenFish {
  /** No other transaction can draw for it until this one ends. */
  readonly isTaken: (fish: RoomFish) => boolean
  /** Caught by a transaction that has committed. */
  readonly isCaught: (fish: RoomFish) => boolean
}

export const keyOf = ({ room, fish }: RoomFish): string => `${room} ${fish}`

/**
 * Locks the fish without waiting, then reads which of them were caught. These are two statements: the
 * second has a snapshot from after the locks, so a catch that committed before a lock was had is seen.
 */
export const takeFish = async (tx: Db, wanted: readonly RoomFish[]): Promise<TakenFish> => {
  const keys = [...new Set(wanted.map(keyOf))]
  const list = listText(keys)
  const [locks, kills] = await Promise.all([
    tx<{ key: string; taken: boolean }[]>`
      select key, pg_try_advisory_xact_lock(hashtextextended('fish ' || key, 0)) as taken
      from unnest(string_to_array(${list}, ${separator})) as asked (key)`,
    tx<{ key: string }[]>`
      select key from unnest(string_to_array(${list}, ${separator})) as asked (key)
      join fish_kill k on k.room_id = split_part(key, ' ', 1)::integer
        and k.fish = split_part(key, ' ', 2)`,
  ])
  const taken = new Set(locks.filter((lock) => lock.taken).map(({ key }) => key))
  const caught = new Set(kills.map(({ key }) => key))
  return {
    isTaken: (fish) => taken.has(keyOf(fish)),
    isCaught: (fish) => caught.has(keyOf(fish)),
  }
}

export interface Kill extends RoomFish {
  readonly betId: number
}

export const insertKills = async (tx: Db, kills: readonly Kill[], now: Instant): Promise<void> => {
  if (kills.length === 0) return
  await tx`
    insert into fish_kill (room_id, fish, bet_id, caught_at)
    select room_id, fish, bet_id, ${timestamp(now)}
    from unnest(${arrayText(kills.map(({ room }) => room))}::integer[],
                string_to_array(${listText(kills.map(({ fish }) => fish))}, ${separator}),
                ${arrayText(kills.map(({ betId }) => betId))}::bigint[]) as g (room_id, fish, bet_id)`
}

export const readCaught = async (db: Db, room: number, since: Instant): Promise<string[]> => {
  const rows = await db<{ fish: string }[]>`
    select fish from fish_kill where room_id = ${room} and caught_at >= ${timestamp(since)}`
  return rows.map(({ fish }) => fish)
}

export const purgeKills = async (db: Db, before: Instant): Promise<void> => {
  await db`delete from fish_kill where caught_at < ${timestamp(before)}`
}
