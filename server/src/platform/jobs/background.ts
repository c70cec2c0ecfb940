import type { FastifyBaseLogger } from 'fastify'

/** Work that is started by a call and outlives its answer. A stop waits for it; a failure is logged. */
export interface Background {
  start(what: string, work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>): void
  /** Resolves once nothing is under way. */
  idle(): Promise<void>
}

export const openBackground = (): Background => {
  const underWay = new Set<Promise<void>>()
  return {
    start(what, work, log) {
      // In a turn of its own: the answer is written first.
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
