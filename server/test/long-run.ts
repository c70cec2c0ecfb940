import { rm } from 'node:fs/promises'
import { makeScratchFolder } from '../../tools/postgres/places.ts'
import { startPostgres } from '../../tools/postgres/start-postgres.ts'
import { connect } from '../src/platform/database/connect.ts'
import { prepareDatabase } from '../src/platform/database/prepare-database.ts'
import type { FreshDatabase } from './database.ts'

/** Prints a line of a run that is started by its own command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Reads a count from the command line. */
export const readCount = (text: string, usage: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(usage)
  return Number(text)
}

/** A migrated database of a PostgreSQL of its own, removed afterwards; durable, for the processes on it are killed. */
export const onOwnDatabase = async <T>(
  name: string,
  work: (database: Pick<FreshDatabase, 'sql' | 'owner' | 'url'>) => Promise<T>,
): Promise<T> => {
  const folder = await makeScratchFolder(`xinghe-${name}-`)
  const server = await startPostgres({ dataDir: folder, name })
  const [sql, owner] = [connect(server.url), connect(server.ownerUrl)]
  try {
    await prepareDatabase(server)
    return await work({ sql, owner, url: server.url })
  } finally {
    await Promise.all([sql.end(), owner.end()])
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints what was counted and every fault; a fault fails the command. */
export const report = (
  counts: Iterable<readonly [string, unknown]>,
  faults: readonly string[],
  whenClean: string,
): void => {
  for (const [name, count] of counts) say(`${name.padEnd(36)}${String(count)}`)
  for (const fault of faults) say(`fault: ${fault}`)
  if (faults.length === 0) say(whenClean)
  else process.exitCode = 1
}
