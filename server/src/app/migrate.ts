import { inspect } from 'node:util'
import { readMigrationConfig } from '../platform/config/migration.ts'
import { ConfigFault } from '../platform/config/read-value.ts'
import { MigrationFault } from '../platform/database/migrate.ts'
import { migrateDatabase } from './migrate-database.ts'

try {
  const applied = await migrateDatabase(readMigrationConfig(process.env))
  const done = applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`
  process.stdout.write(`${done}\n`)
} catch (error) {
  const expected = error instanceof ConfigFault || error instanceof MigrationFault
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
