import { runMigrations } from 'graphile-worker'
import { connect, type Sql } from './connect.ts'
import { grantRights } from './grant-rights.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { readRoleName } from './site-role.ts'

export interface DatabaseUrls {
  /** The role that owns the tables. */
  readonly ownerUrl: string
  /** The role that the site connects as; with the owner's own, no rights are granted. */
  readonly url: string
}

/** Changing a large table takes longer than a call may. */
const statementMs = 600_000

const withConnection = async <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = connect(url, { max: 1, name: 'migrate', statementMs })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Migrates the tables and those of the job library as the owner, then grants the site's role its rights. */
export const prepareDatabase = async (
  { ownerUrl, url }: DatabaseUrls,
  folder = migrationsFolder,
): Promise<string[]> => {
  const siteRole = await withConnection(url, readRoleName)
  return withConnection(ownerUrl, async (owner) => {
    const applied = await migrate(owner, folder)
    await runMigrations({ connectionString: ownerUrl })
    if (siteRole !== (await readRoleName(owner))) await grantRights(owner, siteRole)
    return applied
  })
}
