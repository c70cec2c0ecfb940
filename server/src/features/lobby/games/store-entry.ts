import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import type { EntryState, EntryTag, GameListTag } from '@xinghe/rules/lobby/game-list.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { CatalogueGame } from './catalogue.ts'
import type { ChannelState } from '../venues/store.ts'

export const writeCatalogue = async (
  db: Db,
  games: readonly (CatalogueGame & { nameTw: string; lineTw: string })[],
  now: Instant,
): Promise<void> => {
  for (const [position, game] of games.entries())
    await db`
      insert into game_entry (code, en_name, channel, category, name_cn, name_tw, line_cn, line_tw,
                              initials, tags, state, position, since)
      values (${game.code}, ${game.enName}, ${game.channel}, ${game.category}, ${game.name},
              ${game.nameTw}, ${game.line}, ${game.lineTw}, ${game.initials}, ${game.tags}, 'open',
              ${position}, ${timestamp(now)})
      on conflict (code) do update
      set name_cn = excluded.name_cn, name_tw = excluded.name_tw, line_cn = excluded.line_cn,
          line_tw = excluded.line_tw, initials = excluded.initials
      where (game_entry.name_cn, game_entry.line_cn, game_entry.initials)
        is distinct from (excluded.name_cn, excluded.line_cn, excluded.initials)`
}

export interface GameRow extends Omit<CatalogueGame, 'initials' | 'tags'> {
  readonly tags: EntryTag[]
  readonly state: EntryState
  /** Null while the venue has no channel. */
  readonly venueState: ChannelState | null
  readonly since: Instant
  readonly players: number
  readonly isFavourite: boolean
}

export interface GameFilter {
  /** Null: all. */
  readonly category: GameCategoryCode | null
  readonly enName: string | null
  readonly tag: GameListTag
  /** Empty: no search. */
  readonly keyword: string
  /** Empty for visitors. */
  readonly memberId: string
  /** Players of the last 24 hours by game. */
  readonly players: ReadonlyMap<string, number>
  readonly language: Language
}

export interface GamePage {
  readonly limit: number
  readonly offset: number
}

const inScript = (column: 'name' | 'line', language: Language) =>
  identifier(`e.${column}_${language === 'zh-TW' ? 'tw' : 'cn'}`)

/** The total counts all pages; it is zero past the last page. */
export const listGames = async (
  db: Db,
  { category, enName, tag, keyword, memberId, players, language }: GameFilter,
  { limit, offset }: GamePage,
): Promise<{ total: number; rows: GameRow[] }> => {
  const rows = await db<(GameRow & { total: number })[]>`
    select e.code, e.en_name as "enName", e.channel, e.category, ${inScript('name', language)} as name,
           ${inScript('line', language)} as line, e.tags, e.state, v.state as "venueState", e.since,
           coalesce(p.players, 0) as players, f.game is not null as "isFavourite",
           count(*) over ()::integer as total
    from game_entry e
    left join venue_place v on v.en_name = e.en_name
    left join unnest(${[...players.keys()]}::text[], ${[...players.values()]}::integer[])
      as p (code, players) on p.code = e.code
    left join game_favourite f on f.game = e.code and f.member_id = ${memberId}
    left join game_recent r on r.game = e.code and r.member_id = ${memberId}
    where (${category}::text is null or e.category = ${category})
      and (${enName}::text is null or e.en_name = ${enName})
      and (${keyword} = '' or strpos(e.initials, ${keyword}) > 0
           or strpos(lower(e.name_cn), ${keyword}) > 0 or strpos(lower(e.name_tw), ${keyword}) > 0
           or strpos(lower(e.code), ${keyword}) > 0)
      and case ${tag}::text when 'hot' then p.players > 0 when 'new' then 'new' = any(e.tags)
            when 'recent' then r.game is not null when 'favourite' then f.game is not null
            else true end
    order by case when ${tag}::text = 'hot' then p.players end desc,
             case ${tag}::text when 'recent' then r.entered_at when 'favourite' then f.made_at end desc,
             e.position, e.code
    limit ${limit} offset ${offset}`
  return { total: rows[0]?.total ?? 0, rows }
}

export interface GameToEnter {
  readonly state: EntryState
  readonly channel: string
}

export const findGame = async (db: Db, code: string): Promise<GameToEnter | null> => {
  const [row] = await db<GameToEnter[]>`
    select state, channel from game_entry where code = ${code}`
  return row ?? null
}

export interface EntryChange {
  readonly state: EntryState
  readonly tags: readonly EntryTag[]
  readonly position: number
}

/** Locks the entry; null when there is none. */
export const lockEntry = async (db: Db, code: string): Promise<EntryChange | null> => {
  const [row] = await db<EntryChange[]>`
    select state, tags, position from game_entry where code = ${code} for update`
  return row ?? null
}

export const writeEntry = async (
  db: Db,
  code: string,
  { state, tags, position }: EntryChange,
): Promise<void> => {
  await db`
    update game_entry set state = ${state}, tags = ${tags}, position = ${position}
    where code = ${code}`
}

export interface ListedEntry extends EntryChange {
  readonly code: string
  readonly channel: string
  readonly name: string
}

export const listEntries = (db: Db): Promise<ListedEntry[]> => db<ListedEntry[]>`
  select code, channel, name_cn as name, state, tags, position from game_entry
  order by position, code`
