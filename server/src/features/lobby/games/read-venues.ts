import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { venuesOfCategory } from '@xinghe/contract/lobby-games.ts'
import { gameCategoryOf } from '@xinghe/rules/lobby/game-category.ts'
import { gameStateOf, type GameState } from '@xinghe/rules/lobby/game-list.ts'
import type { Platform } from '../../../platform/parts.ts'
import { bookChannel, bookIsHidden } from './hidden-book.ts'
import { listVenues, type VenueRow } from './store-venue.ts'

/** Outside venues by channel; without an adapter one is not listed. */
type Outside = Pick<ReadonlyMap<string, unknown>, 'has'>

/** A venue of ours without a game in the catalogue has a channel early, and nothing to play yet. */
const stateOf = ({ kind, channel, games, state }: VenueRow, hidden: boolean): GameState => {
  if (kind === 'in-house' && channel !== bookChannel && games === 0) return 'coming'
  return gameStateOf('open', hidden && channel === bookChannel ? 'maintenance' : state)
}

const isReachable = ({ channel, kind }: VenueRow, outside: Outside): boolean =>
  kind !== 'outside' || outside.has(channel ?? '')

export const readVenues = async (
  { sql, settings }: Pick<Platform, 'sql' | 'settings'>,
  outside: Outside,
  { category, language = 'zh-CN' }: InputOf<typeof venuesOfCategory>,
): Promise<OutputOf<typeof venuesOfCategory>> => {
  const rows = await listVenues(sql, gameCategoryOf(category), language)
  const hidden = bookIsHidden(settings)
  return rows
    .filter((row) => isReachable(row, outside))
    .map((row) => ({
      enName: row.enName,
      category: row.category,
      title: row.title,
      line: row.line,
      image: row.image,
      games: row.games,
      state: stateOf(row, hidden),
    }))
}
