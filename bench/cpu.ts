import { readFileSync } from 'node:fs'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'

/** CPU seconds that PostgreSQL's processes have used; its clock ticks a hundred times a second. */
export const postgresCpu = async (sql: Sql): Promise<number> => {
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

/** CPU seconds used by a site's server; far steadier than rates on a busy machine. */
export const serverCpu = async (address: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}
