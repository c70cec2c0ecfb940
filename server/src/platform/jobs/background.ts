import type { FastifyBaseLogger } from 'fastify'

/** Work that a call starts and does not await. A stop waits for it; an error is logged. */
export interface Background {
  start(what: string, work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>): void
  /** Resolves when no work is running. */
  idle(): Promise<void>
}

export const openBackground = (): Background => {
  const underWay = new Set<Promise<void>>()
  return {
    start(what, work, log) {
      // In the next turn of the event loop, after the answer has been written.
      const done: Promise<void> = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.warn({ err: error, what }, 'background work failed'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
