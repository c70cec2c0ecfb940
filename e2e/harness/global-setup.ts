import { join } from 'node:path'
import { root } from './root.ts'
import type { PostgresUrls } from '../../tools/postgres/urls.ts'
import { startThrowAwayPostgres } from '../../tools/postgres/throw-away.ts'
import { buildWeb } from '../../tools/web-build.ts'
import { makeTemplate } from './database.ts'
import { undrawnPages } from './undrawn-pages.ts'

const postgresVariable = 'E2E_POSTGRES'

/** The run's PostgreSQL, as its workers know it. */
export const postgresOfRun = (): PostgresUrls =>
  JSON.parse(process.env[postgresVariable] ?? '{}') as PostgresUrls

/** One build and one PostgreSQL for the run; each site gets a database of its own on it. */
const prepare = async (): Promise<() => Promise<void>> => {
  const builtElsewhere = process.env['WEB_ROOT']
  if (builtElsewhere === undefined) await buildWeb(root)
  const pages = await undrawnPages(builtElsewhere ?? join(root, 'web/dist'))
  process.env['WEB_ROOT'] = pages.folder
  const postgres = await startThrowAwayPostgres()
  await makeTemplate(postgres)
  const { url, ownerUrl } = postgres
  process.env[postgresVariable] = JSON.stringify({ url, ownerUrl })
  return async () => {
    await postgres.remove()
    await pages.remove()
  }
}

// Playwright takes the set-up from the default export.
// oxlint-disable-next-line import/no-default-export
export default prepare
