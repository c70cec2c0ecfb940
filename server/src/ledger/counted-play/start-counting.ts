import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../../platform/database/connect.ts'
import { countFacts } from './count-facts.ts'
import type { FactSource } from './read-facts.ts'

/** A settled bet is counted within a second. */
const everyMs = 800
/** Facts per transaction, which must be short. */
const factsAtOnce = 5_000
const sources: readonly FactSource[] = ['bets', 'rounds']

/** Counts all facts that can be counted now; returns how many. */
export const countAllFacts = async (sql: Sql): Promise<number> => {
  let all = 0
  for (const source of sources) {
    for (;;) {
      const counted = await countFacts(sql, source, factsAtOnce)
      all += counted
      if (counted < factsAtOnce) break
    }
  }
  return all
}

export interface Counting {
  close(): Promise<void>
}

export interface CountingReports {
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly count: (facts: number) => void
}

/** Runs in every process; the first one that gets the lock does the work. */
export const startCounting = (
  { sql }: { readonly sql: Sql },
  { log, count }: CountingReports,
): Counting => {
  let underWay: Promise<void> | null = null
  const run = async (): Promise<void> => {
    try {
      count(await countAllFacts(sql))
    } catch (error) {
      log.error({ err: error }, 'counting play failed')
    }
  }
  const timer = setInterval(() => {
    underWay ??= run().finally(() => {
      underWay = null
    })
  }, everyMs)
  return {
    async close() {
      clearInterval(timer)
      await underWay
    },
  }
}
