import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@xinghe/contract/call.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { makeSite, type Site } from '../src/app/make-site.ts'
import { seed } from '../src/app/seed.ts'
import { emptyDatabase } from './database.ts'
import { wireClient, type Answer, type WireClient, type CallOptions } from './wire-client.ts'

export interface TestSite extends Site {
  readonly url: string
  readonly client: WireClient
  /** One call as a browser would make it; the answer is the bare envelope and its HTTP status. */
  call(call: Pick<Call, 'path' | 'method'>, input: unknown, options?: CallOptions): Promise<Answer>
  close(): Promise<void>
}

/** The whole site on a port of its own, with a sandbox clock and wide rate limits. */
export const startSite = async (env: Readonly<Record<string, string>> = {}): Promise<TestSite> => {
  const database = await emptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-site-'))
  const config = readConfig(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      CLOCK: 'sandbox',
      RATE_FACTOR: '10000',
      OPERATOR_PASSWORD: 'operator-test-password',
      ...env,
    },
    dataDir,
  )
  const site = await makeSite(config)
  await seed(site.platform, site.parts)
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  const client = await wireClient(url, () => site.platform.clock.now())
  return {
    ...site,
    url,
    client,
    call: (call, input, options) => client.call(call, input, options),
    async close() {
      await site.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
