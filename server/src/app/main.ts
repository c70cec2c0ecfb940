import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig, type Config } from '../platform/config/config.ts'
import { ConfigFault } from '../platform/config/read-value.ts'
import { MigrationFault } from '../platform/database/migrate.ts'
import { makeSite, type Site } from './make-site.ts'
import { seed } from './seed.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const root = new URL('../../..', import.meta.url).pathname

/** For the launcher's output and the operator's commands; readable by the owner only. */
const leaveNote = (config: Config, name: string, content: object): Promise<void> =>
  writeFile(join(config.dataDir, name), JSON.stringify(content, null, 2), { mode: 0o600 })

const start = async (): Promise<Site> => {
  const config = readConfig(process.env, root)
  const site = await makeSite(config)
  const accounts = await seed(site.platform, site.parts)
  await leaveNote(config, 'welcome.json', { accounts, operatorPassword: site.operatorPassword })
  await leaveNote(config, 'running.json', { databaseUrl: config.databaseUrl })
  await site.server.listen({ host: config.host, port: config.port })
  return site
}

const explain = (error: unknown): string => {
  if (error instanceof ConfigFault || error instanceof MigrationFault) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? '8080'} is taken. Set PORT to another one.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

start()
  .then(stopOnSignal)
  .catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
