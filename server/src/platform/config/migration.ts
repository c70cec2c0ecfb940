import { refuseUnverifiedDatabase } from './live-addresses.ts'
import { ConfigFault, oneOf } from './read-value.ts'

export interface MigrationConfig {
  readonly mode: 'demo' | 'live'
  readonly databaseUrl: string
  /** Null: no other role than the site's is known. */
  readonly ownerUrl: string | null
}

/** The settings of `npm run migrate`. The site itself never reads the owner's address. */
export const readMigrationConfig = (env: NodeJS.ProcessEnv): MigrationConfig => {
  const mode = oneOf('SITE_MODE', env['SITE_MODE'], ['demo', 'live'])
  const databaseUrl = env['DATABASE_URL'] || null
  const ownerUrl = env['MIGRATION_DATABASE_URL'] || null
  if (databaseUrl === null)
    throw new ConfigFault(
      'DATABASE_URL is not set; a PostgreSQL of its own is migrated by `npm start`',
    )
  if (mode === 'live') {
    refuseUnverifiedDatabase('DATABASE_URL', databaseUrl)
    if (ownerUrl !== null) refuseUnverifiedDatabase('MIGRATION_DATABASE_URL', ownerUrl)
  }
  return { mode, databaseUrl, ownerUrl }
}
