import { setTimeout as pause } from 'node:timers/promises'

const firstPauseMs = 250
const longestPauseMs = 2_000

export interface CoalescedRead {
  /** Starts the read, or one more after the running one. */
  start(): void
  /** A failed read is not retried any more. */
  stop(): void
}

/** Never runs the read twice at once; retries a failed read until it succeeds. */
export const coalescedRead = (read: () => Promise<unknown>): CoalescedRead => {
  let [isReading, isWanted, isStopped] = [false, false, false]
  const run = async (): Promise<void> => {
    isReading = true
    let pauseMs = firstPauseMs
    while (isWanted) {
      isWanted = false
      try {
        await read()
        pauseMs = firstPauseMs
      } catch {
        isWanted = !isStopped
        await pause(pauseMs, undefined, { ref: false })
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
      }
    }
    isReading = false
  }
  return {
    start() {
      isWanted = true
      if (!isReading) void run()
    },
    stop() {
      ;[isStopped, isWanted] = [true, false]
    },
  }
}
