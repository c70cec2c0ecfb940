import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@xinghe/contract/call.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { patient } from '../../tools/machine-speed.ts'
import { makeSite, type Site } from '../src/app/make-site.ts'
import { seed } from '../src/app/seed.ts'
import { connect, type Sql } from '../src/platform/database/connect.ts'
import { findWaitingConsumers } from '../src/platform/events/store.ts'
import { copiedDatabase, migratedDatabase, type TestDatabase } from './database.ts'
import { until } from './until.ts'
import { wireClient, type Answer, type WireClient, type CallOptions } from './wire-client.ts'

export interface TestSite extends Site {
  readonly url: string
  readonly client: WireClient
  /** May change tables and evidence, which the site may not; it connects when it is first used. */
  readonly owner: Sql
  /** One call as a browser would make it; the answer is the bare envelope and its HTTP status. */
  call(call: Pick<Call, 'path' | 'method'>, input: unknown, options?: CallOptions): Promise<Answer>
  close(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** High rate limits, and the secret that sealed the values of the copied database. */
const siteSettings: Settings = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  CLOCK: 'sandbox',
  RATE_FACTOR: '10000',
  PASSWORD_COST: 'least',
  DATABASE_WAIT_MS: String(patient(5_000)),
  MASTER_SECRET: 'master-secret-of-the-server-tests',
  OPERATOR_PASSWORD: 'operator-test-password',
  // A simulated world would cost every file seconds; tests that need one set the option.
  FEED_ADAPTER: 'off',
  // Chains of seeds take a while to make, and draws would come between.
  DRAWS: 'off',
}

const openSite = async (databaseUrl: string, dataDir: string, env: Settings): Promise<Site> => {
  const database = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const site = await makeSite(readConfig({ ...database, ...siteSettings, ...env }, dataDir))
  await seed(site.platform, site.parts)
  return site
}

const makeTemplate = async (): Promise<TestDatabase> => {
  const database = await migratedDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-site-'))
  await (await openSite(database.url, dataDir, {})).stop()
  await rm(dataDir, { recursive: true, force: true })
  return database
}

/** Waits also for events that a running transaction, of the site or of another test, holds back for a moment. */
const drainAll = ({ dispatcher, platform }: Site): Promise<true> =>
  until('every event is delivered', async () => {
    await dispatcher.drain()
    return (await findWaitingConsumers(platform.sql)).size === 0 || null
  })

/** The whole site on a port of its own, with a sandbox clock. */
export const startSite = async (env: Settings = {}): Promise<TestSite> => {
  // The template is a demo site with the secret above.
  const another = 'SITE_MODE' in env || 'MASTER_SECRET' in env
  const database = await (another ? migratedDatabase() : copiedDatabase('seeded', makeTemplate))
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-site-'))
  const site = await openSite(database.url, dataDir, env)
  const owner = connect(database.ownerUrl, { max: 2, name: 'owner' })
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  // A proxy that tells no address opens no region.
  const told = 'TRUST_PROXY' in env ? '192.0.2.1' : undefined
  const client = await wireClient(url, () => site.platform.clock.now(), undefined, told)
  return {
    ...site,
    dispatcher: { ...site.dispatcher, drain: async () => void (await drainAll(site)) },
    url,
    client,
    owner,
    call: (call, input, options) => client.call(call, input, options),
    async close() {
      await site.stop()
      await owner.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
