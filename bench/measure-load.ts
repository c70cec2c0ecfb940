import { readFileSync } from 'node:fs'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'

/** CPU seconds that PostgreSQL's processes have used; its clock ticks a hundred times a second. */
const postgresCpu = async (sql: Sql): Promise<number> => {
  if (process.platform !== 'linux') return Number.NaN
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity`
  let ticks = 0
  for (const { pid } of rows) ticks += ticksOf(pid)
  return ticks / 100
}

const ticksOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    // Ended since it was listed.
    return 0
  }
}

export interface Measured {
  readonly rate: number
  /** With CPU microseconds for each, PostgreSQL + Node. */
  readonly text: string
}

/** So many callers, each with one piece of work under way at any time. */
export const measureLoad = async (
  sql: Sql,
  callers: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<Measured> => {
  let count = 0
  const [postgres, node] = [await postgresCpu(sql), process.cpuUsage()]
  const started = performance.now()
  const ends = started + seconds * 1_000
  const caller = async (): Promise<void> => {
    while (performance.now() < ends) {
      await work()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const took = (performance.now() - started) / 1_000
  const used = process.cpuUsage(node)
  const micros = Math.round((((await postgresCpu(sql)) - postgres) * 1e6) / count)
  const own = Math.round((used.user + used.system) / count)
  const rate = count / took
  return { rate, text: `${Math.round(rate)}/s (${micros} + ${own} µs)` }
}
