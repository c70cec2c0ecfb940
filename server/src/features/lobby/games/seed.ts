import type { Platform } from '../../../platform/parts.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import { catalogue } from './catalogue.ts'
import { writeCatalogue } from './store-entry.ts'

/**
 * Adds new games, and takes over names and lines of this build. State, tags and place are an operator's
 * and stay.
 */
export const seedGames = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  writeCatalogue(
    sql,
    catalogue.map((game) => ({
      ...game,
      nameTw: traditional(game.name),
      lineTw: traditional(game.line),
    })),
    clock.now(),
  )
