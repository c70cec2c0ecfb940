import { root } from './root.ts'
import { startThrowAwayPostgres } from '../../tools/postgres/throw-away.ts'
import { buildWeb } from '../../tools/web-build.ts'

/** Where the workers find the run's PostgreSQL. */
export const postgresVariable = 'E2E_POSTGRES_URL'

/** One build and one PostgreSQL for the run; each site gets a database of its own on it. */
const prepare = async (): Promise<() => Promise<void>> => {
  // Pages that were built elsewhere are tested as they are.
  if (process.env['WEB_ROOT'] === undefined) await buildWeb(root)
  const postgres = await startThrowAwayPostgres()
  process.env[postgresVariable] = postgres.url
  return () => postgres.remove()
}

// Playwright takes the set-up from the default export.
// oxlint-disable-next-line import/no-default-export
export default prepare
