import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining
  }
}

/**
 * The time between the signal to stop and the stop: calls are answered as before, but each answer closes its
 * connection, and `/ready` tells load balancers to send no more.
 */
interface Draining {
  isBegun(): boolean
  begin(): void
}

/** Adds `draining` to the server; closing the server begins it too. */
export const addDraining = (server: FastifyInstance): void => {
  let begun = false
  const begin = (): void => void (begun = true)
  server.decorate('draining', { isBegun: () => begun, begin })
  server.addHook('preClose', async () => begin())
}
