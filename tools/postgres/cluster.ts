import { execFile } from 'node:child_process'
import { access, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { textAt } from '../system/unknown.ts'
import type { Account } from './account.ts'
import { canUse } from './account.ts'
import type { Binaries } from './binaries.ts'
import { makeSecrets } from './secrets.ts'

const run = promisify(execFile)

export const administratorRole = 'postgres'

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function give(path: string, account: Account, mode: number): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(path, account.uid, account.gid)
  }
  await chmod(path, mode)
}

async function initialize(
  binaries: Binaries,
  account: Account,
  cluster: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const options = [
    `--pgdata=${cluster}`,
    `--username=${administratorRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in locale: independent of the machine's locales, with the same sort order everywhere.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  if (!durable) options.push('--no-sync')
  try {
    await run(binaries.initdb, options, { ...account, cwd: cluster, env: { TZ: 'UTC' } })
  } catch (error) {
    const reason = textAt(error, 'stderr') ?? textAt(error, 'message')
    throw new Error(`PostgreSQL could not make its files in ${cluster}.\n${reason}`, {
      cause: error,
    })
  }
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version === binaries.majorVersion) return
  throw new Error(
    `The database in ${cluster} was written by PostgreSQL ${version}, this is ${binaries.majorVersion}. ` +
      'Move it with pg_dump, or set DATA_DIR to another folder.',
  )
}

/** Creates the cluster in a temporary folder and renames it, so that a partial one is never used. */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<void> {
  if (!canUse(account, 'enter', folder)) {
    throw new Error(
      `PostgreSQL runs as uid ${account.uid}, which cannot enter ${folder}. Set DATA_DIR to a folder that it can.`,
    )
  }
  const cluster = join(folder, 'cluster')
  if (await exists(cluster)) return checkVersion(cluster, binaries)
  const draft = join(folder, 'cluster.draft')
  const passwordFile = join(folder, 'administrator.draft')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await give(draft, account, 0o700)
  const secrets = await makeSecrets(folder)
  try {
    await writeFile(passwordFile, secrets.administrator, { mode: 0o600 })
    await give(passwordFile, account, 0o600)
    await initialize(binaries, account, draft, passwordFile, durable)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, cluster)
}
