import type { FastifyBaseLogger } from 'fastify'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Consumer } from '../../../platform/events/dispatcher.ts'
import { settleMatch, type SettlePlatform } from './settle-match.ts'
import { findSettling, reopenUnsettled } from './store-match.ts'

/** Settles in the background, one match after the other. */
export interface Settling {
  /** Settles matches whose results this process has just written, without waiting for the event. */
  readonly wake: (ids: readonly string[]) => void
  /** Settles matches whose results any process has written. A job settles what a lost event leaves. */
  readonly consumer: Consumer
  /** Resolves when all queued matches are settled. */
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
      async handle(events) {
        // Not awaited: inside the consumer's transaction it would delay every other event.
        for (const { kind, body } of events) if (kind === 'sports-result') wake([body.matchId])
      },
    },
    idle: () => running,
  }
}

/** Settles matches that are left over after a crash or a lost event, and interrupted matches. */
export const settleDue = async (platform: SettlePlatform): Promise<void> => {
  await reopenUnsettled(platform.sql, later(platform.clock.now(), -dayMs))
  for (const matchId of await findSettling(platform.sql)) await settleMatch(platform, matchId)
}
