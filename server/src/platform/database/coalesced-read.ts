import { setTimeout as pause } from 'node:timers/promises'

const retryMs = 500
/** After that, the next reconnect of the listening connection starts the read again. */
const retriesMost = 20

/**
 * Returns a function that starts the read. It never runs twice at once: calls during a read lead to one
 * more. A failed read is retried.
 */
export const coalescedRead = (read: () => Promise<unknown>): (() => void) => {
  let [isReading, isWanted] = [false, false]
  const run = async (): Promise<void> => {
    isReading = true
    for (let tries = 0; isWanted && tries < retriesMost; tries += 1) {
      isWanted = false
      await read().catch(() => {
        isWanted = true
        return pause(retryMs, undefined, { ref: false })
      })
    }
    isReading = false
  }
  return () => {
    isWanted = true
    if (!isReading) void run()
  }
}
