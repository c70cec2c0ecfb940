import type { FastifyBaseLogger } from 'fastify'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Consumer } from '../../../platform/events/dispatcher.ts'
import { settleMatch, type SettlePlatform } from './settle-match.ts'
import { findSettling, reopenForgotten } from './store-match.ts'

/** Settles in the background, one match after the other. */
export interface Settling {
  /** At once, for whoever has just written results: an event waits for every transaction before it. */
  readonly wake: (ids: readonly string[]) => void
  /** Wakes this process when a result is written. Nothing hangs on it: a job looks for what is left. */
  readonly consumer: Consumer
  /** Resolves when all that it was woken for is settled. */
  idle(): Promise<void>
}

export const openSettling = (
  platform: SettlePlatform,
  log: Pick<FastifyBaseLogger, 'error'>,
): Settling => {
  const waiting = new Set<string>()
  let [running, isRunning]: [Promise<void>, boolean] = [Promise.resolve(), false]

  const run = async (): Promise<void> => {
    for (const matchId of waiting) {
      waiting.delete(matchId)
      await settleMatch(platform, matchId).catch((error: unknown) =>
        log.error({ err: error, matchId }, 'settlement failed'),
      )
    }
    isRunning = false
  }
  const wake = (ids: readonly string[]): void => {
    for (const id of ids) waiting.add(id)
    if (isRunning) return
    isRunning = true
    running = run()
  }
  return {
    wake,
    consumer: {
      name: 'sports-settling',
      async handle(event) {
        // Not in the consumer's transaction, which would hold back every other event meanwhile.
        if (event.kind === 'sports-result') wake([event.body.matchId])
      },
    },
    idle: () => running,
  }
}

/** Whatever is not settled to the end: after a kill, after a lost notice, and matches that were broken off. */
export const settleDue = async (platform: SettlePlatform): Promise<void> => {
  await reopenForgotten(platform.sql, later(platform.clock.now(), -dayMs))
  for (const matchId of await findSettling(platform.sql)) await settleMatch(platform, matchId)
}
