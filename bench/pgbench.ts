import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../tools/child.ts'

const debianHome = '/usr/lib/postgresql'

const findInstalled = (): string | undefined => {
  const versions = existsSync(debianHome) ? readdirSync(debianHome) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.toSorted().map((version) => join(debianHome, version, 'bin')),
  ]
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path))
}

/** PostgreSQL from npm has no client tools: pgbench comes with Debian's server package. */
export const findPgbench = async (): Promise<string> => {
  const found = findInstalled()
  if (found !== undefined) return found
  if (process.getuid?.() === 0) {
    console.log('  installing postgresql-15 for pgbench')
    const args = ['install', '-y', '--no-install-recommends', 'postgresql-15']
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runQuietly('apt-get', args, { env })
  }
  const installed = findInstalled()
  if (installed === undefined)
    throw new Error('pgbench is missing: install postgresql-15, or put pgbench on the PATH')
  return installed
}

const run = async (pgbench: string, args: string[]): Promise<string> => {
  const { code, output } = await runQuietly(pgbench, args)
  if (code !== 0) throw new Error(`pgbench failed:\n${output}`)
  return output
}

export const fillPgbench = async (pgbench: string, url: string): Promise<void> => {
  await run(pgbench, ['-i', '-q', '-s', '10', url])
}

/** TPC-B-like transactions per second, by 16 clients. */
export const pgbenchRate = async (
  pgbench: string,
  url: string,
  seconds: number,
): Promise<number> => {
  const load = ['-M', 'prepared', '-c', '16', '-j', '2', '-T', String(Math.ceil(seconds))]
  const output = await run(pgbench, [...load, url])
  const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
  if (!(tps > 0)) throw new Error(`pgbench gave no rate:\n${output}`)
  return tps
}
