import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier } from '../../../platform/database/statement.ts'
import type { ChannelState } from '../venues/store.ts'

export interface VenueRow {
  readonly enName: string
  readonly category: GameCategoryCode
  readonly title: string
  readonly line: string
  readonly image: string
  readonly channel: string | null
  readonly kind: 'in-house' | 'outside' | null
  readonly state: ChannelState | null
  readonly games: number
}

const inScript = (column: 'title' | 'line', language: Language) =>
  identifier(`v.${column}_${language === 'zh-TW' ? 'tw' : 'cn'}`)

export const listVenues = (
  db: Db,
  category: GameCategoryCode | null,
  language: Language,
): Promise<VenueRow[]> => db<VenueRow[]>`
  select v.en_name as "enName", v.category, ${inScript('title', language)} as title,
         ${inScript('line', language)} as line, v.image, v.channel, v.kind, v.state,
         (select count(*)::integer from game_entry e where e.en_name = v.en_name) as games
  from venue_place v
  where ${category}::text is null or v.category = ${category}
  order by v.position, v.en_name`
