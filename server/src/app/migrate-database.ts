import type { MigrationConfig } from '../platform/config/migration.ts'
import { connect } from '../platform/database/connect.ts'
import { requireMigrated } from '../platform/database/migrate.ts'
import { prepareDatabase } from '../platform/database/prepare-database.ts'
import { checkSiteRole, mayMigrate } from '../platform/database/site-role.ts'

/** A demo may migrate with the role that it serves with; a role that only serves must find nothing to do. */
const migrateWithOneRole = async ({ mode, databaseUrl }: MigrationConfig): Promise<string[]> => {
  const sql = connect(databaseUrl, { max: 1, name: 'migrate' })
  try {
    await checkSiteRole(sql, mode)
    if (await mayMigrate(sql))
      return await prepareDatabase({ ownerUrl: databaseUrl, url: databaseUrl })
    await requireMigrated(sql)
    return []
  } finally {
    await sql.end()
  }
}

/** Returns the names of the applied migrations. */
export const migrateDatabase = (config: MigrationConfig): Promise<string[]> => {
  const { databaseUrl: url, ownerUrl } = config
  return ownerUrl === null ? migrateWithOneRole(config) : prepareDatabase({ ownerUrl, url })
}
