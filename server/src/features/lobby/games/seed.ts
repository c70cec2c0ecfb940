import type { Platform } from '../../../platform/parts.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import { catalogue } from './catalogue.ts'
import { insertEntries } from './store-entry.ts'

/** Adds the games that the catalogue does not have yet; entries that an operator has changed stay. */
export const seedGames = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  insertEntries(
    sql,
    catalogue.map((game) => ({
      ...game,
      nameTw: traditional(game.name),
      lineTw: traditional(game.line),
    })),
    clock.now(),
  )
