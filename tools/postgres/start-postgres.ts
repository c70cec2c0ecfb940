import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { freePort } from '../system/ports.ts'
import { chooseAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { administratorRole, ensureCluster } from './cluster.ts'
import { withLock } from './lock.ts'
import { makeOpenFolder } from './places.ts'
import { clearRemains, launchPostmaster, settle, stopPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import { readSecrets } from './secrets.ts'
import { serverSettings } from './settings.ts'
import type { PostgresUrls } from './urls.ts'
import { countUsers, signIn, signOut } from './users.ts'

const ownerRole = 'xinghe'
const siteRole = 'xinghe_site'

export interface PostgresOptions {
  /** Holds the cluster, its passwords, its log and the list of its users. */
  dataDir: string
  /** The database of both addresses; created when missing. */
  name: string
  /** Left out or 0: any free one. A server that runs already keeps its own. */
  port?: number
  /** False only for throw-away data: no fsync. */
  durable?: boolean
}

export interface RunningPostgres extends PostgresUrls {
  port: number
  /** True when the server was running already, left by a killed process or used by another. */
  adopted: boolean
  /** Starts the server again on its port when it is gone; true when it had to. */
  revive(): Promise<boolean>
  /** Signs out; the last user stops the server. */
  stop(): Promise<void>
}

async function launch(folder: string, port: number, durable: boolean): Promise<Postmaster> {
  const cluster = join(folder, 'cluster')
  const account = await chooseAccount(cluster)
  const binaries = await prepareBinaries(account)
  await ensureCluster(folder, binaries, account, durable)
  const settings = serverSettings(durable)
  const attempts = port === 0 ? 5 : 1
  for (let attempt = 1; ; attempt += 1) {
    await clearRemains(cluster)
    try {
      const chosen = port === 0 ? await freePort() : port
      return await launchPostmaster(binaries, account, { folder, port: chosen, settings })
    } catch (error) {
      // Between finding a free port and opening it another program can take it.
      const portLost = error instanceof Error && error.message.includes('could not bind')
      if (!portLost || attempt === attempts) throw error
    }
  }
}

/** A password is base64url, so it needs no quoting; a role cannot be made with parameters. */
async function ensureRole(client: Client, name: string, rights: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${name} login ${rights}`)
}

/** Makes roles and database when they are missing, by the administrator of the cluster. */
async function ensureDatabase(
  folder: string,
  port: number,
  { name, durable = true }: PostgresOptions,
): Promise<PostgresUrls> {
  const secrets = await readSecrets(folder)
  const client = new Client({
    host: '127.0.0.1',
    port,
    database: 'postgres',
    user: administratorRole,
    password: secrets.administrator,
  })
  // A server that dies meanwhile fails the statement; without a listener it would end the process too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await ensureRole(client, ownerRole, `createdb password '${secrets.owner}'`)
    await ensureRole(client, siteRole, `password '${secrets.site}'`)
    // Tests share a cluster: events of one database need not wait for transactions of the others.
    if (!durable) await client.query(`grant pg_read_all_stats to ${siteRole}`)
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0)
      await client.query(`create database ${escapeIdentifier(name)} owner ${ownerRole}`)
  } finally {
    await client.end()
  }
  const place = `127.0.0.1:${port}/${encodeURIComponent(name)}`
  return {
    url: `postgres://${siteRole}:${secrets.site}@${place}`,
    ownerUrl: `postgres://${ownerRole}:${secrets.owner}@${place}`,
  }
}

/**
 * Starts PostgreSQL on this folder, or joins the one that runs there. Every user signs in, so that
 * a server left by a killed process is taken over and one that others use is never stopped.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  await makeOpenFolder(options.dataDir)
  const folder = await realpath(options.dataDir)
  const cluster = join(folder, 'cluster')
  const durable = options.durable ?? true
  const leaveIfLast = async () => {
    if ((await countUsers(folder)) === 0) await stopPostmaster(cluster)
  }
  return withLock(folder, async () => {
    const running = await settle(cluster)
    const server = running ?? (await launch(folder, options.port ?? 0, durable))
    const entry = await signIn(folder)
    const leave = async () => {
      await signOut(entry)
      await leaveIfLast()
    }
    try {
      const urls = await ensureDatabase(folder, server.port, options)
      let left: Promise<void> | undefined
      const stop = () => (left ??= withLock(folder, leave))
      const revive = () =>
        withLock(folder, async () => {
          if (left !== undefined || (await settle(cluster)) !== undefined) return false
          await launch(folder, server.port, durable)
          return true
        })
      return { ...urls, port: server.port, adopted: running !== undefined, revive, stop }
    } catch (error) {
      await leave()
      throw error
    }
  })
}

/** Stops a server that nobody uses any more; returns whether the folder is free now. */
export async function stopAbandoned(dataDir: string): Promise<boolean> {
  const folder = await realpath(dataDir)
  return withLock(folder, async () => {
    if ((await countUsers(folder)) > 0) return false
    await stopPostmaster(join(folder, 'cluster'))
    return true
  })
}
