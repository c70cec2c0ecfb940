import type { FastifyBaseLogger } from 'fastify'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { runEvery, type Repeating } from '../../platform/jobs/run-every.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Sql } from '../../platform/database/connect.ts'
import { countFacts, findWaitingSources } from './count-facts.ts'
import type { CountingHook } from './counted-batch.ts'
import { advanceHorizon, countedUntil } from './play-horizon.ts'

/** A settled bet is counted within a second. */
const everyMs = 800
/** Facts per transaction, which must be short. */
const factsAtOnce = 5_000

/** Counts all facts that can be counted now; returns how many. */
export const countAllFacts = async (
  sql: Sql,
  hooks: readonly CountingHook[] = [],
): Promise<number> => {
  let all = 0
  for (const source of await findWaitingSources(sql)) {
    for (;;) {
      const { facts, changed } = await countFacts(sql, source, factsAtOnce, hooks)
      all += facts
      if (changed.length > 0) for (const hook of hooks) hook.after?.(changed)
      if (facts < factsAtOnce) break
    }
  }
  return all
}

export interface CountingReports {
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly count: (facts: number) => void
  readonly until: (horizon: Instant) => void
}

/** Runs in every process; the first one that gets the lock does the work. */
export const startCounting = (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { log, count, until }: CountingReports,
  hooks: readonly CountingHook[],
): Repeating =>
  runEvery(everyMs, async () => {
    try {
      count(await countAllFacts(sql, hooks))
      await advanceHorizon(sql, clock.now())
      until(await countedUntil(sql))
      for (const hook of hooks) await hook.afterPass?.()
    } catch (error) {
      log.error({ err: error }, 'counting play failed')
    }
  })
