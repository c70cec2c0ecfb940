import { setTimeout as pause } from 'node:timers/promises'

/** A kind of sockets that a stop closes. */
export interface ClosableSockets {
  /** Opens no more sockets, and closes the open ones evenly over the time. */
  closeSockets(overMs: number, hurry: AbortSignal): Promise<void>
}

const tickMs = 50

/**
 * Closes sockets evenly over a time, so that their clients do not all come back at once. Returns early, with
 * sockets left open, when `hurry` aborts.
 */
export const closeOver = async (
  sockets: Iterable<{ stop(): unknown }>,
  overMs: number,
  hurry: AbortSignal,
): Promise<void> => {
  const all = [...sockets]
  const began = performance.now()
  const stopping: unknown[] = []
  while (stopping.length < all.length && !hurry.aborted) {
    const part = overMs === 0 ? 1 : Math.min(1, (performance.now() - began) / overMs)
    const due = all.slice(stopping.length, Math.ceil(part * all.length))
    stopping.push(...due.map((socket) => socket.stop()))
    if (part < 1) await pause(tickMs, undefined, { signal: hurry }).catch(() => undefined)
  }
  await Promise.all(stopping)
}
