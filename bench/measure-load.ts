import type { Sql } from '@xinghe/server/platform/database/connect.ts'
import { postgresCpu } from './cpu.ts'

export interface Measured {
  readonly rate: number
  /** CPU microseconds per operation, PostgreSQL + Node. */
  readonly text: string
}

/** Closed loop: a number of callers, each with one operation in flight. */
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
