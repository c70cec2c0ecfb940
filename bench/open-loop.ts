import { openCaller } from './raw-load.ts'

/** A connection that carries one request at a time. */
export interface Line {
  /** Sends its next request and waits for the answer; null when none is left. */
  send(): Promise<void> | null
  close(): void
}

/** The next request of a connection. */
export type Next = () => Buffer | undefined

export const openHttpLine = (port: number, next: Next): Promise<Line> =>
  new Promise((opened, broken) => {
    let waiting: PromiseWithResolvers<void> | null = null
    const socket = openCaller(port, {
      answer: () => waiting?.resolve(),
      fail(error) {
        broken(error)
        waiting?.reject(error)
      },
    })
    socket.on('connect', () =>
      opened({
        send() {
          const request = next()
          if (request === undefined) return null
          waiting = Promise.withResolvers<void>()
          socket.write(request)
          return waiting.promise
        },
        close: () => socket.end(),
      }),
    )
  })

/** Closed loop: sends each request after the answer to the previous one; returns the rate per second. */
export const runClosedLoop = async (lines: readonly Line[]): Promise<number> => {
  let count = 0
  const started = performance.now()
  const worker = async (line: Line): Promise<void> => {
    for (let sent = line.send(); sent !== null; sent = line.send()) {
      await sent
      count += 1
    }
  }
  await Promise.all(lines.map(worker))
  return (count / (performance.now() - started)) * 1_000
}

/**
 * Open loop: sends requests at a fixed rate, also while earlier ones are unanswered; returns the ms that
 * each took since it was due, so that a slow server cannot slow down its own measure. The first of them
 * are a warm-up and not measured.
 */
export const runOpenLoop = async (
  lines: readonly Line[],
  { perSecond, unmeasured }: { readonly perSecond: number; readonly unmeasured: number },
): Promise<number[]> => {
  const started = performance.now()
  const took: number[] = []
  let next = 0
  const dueAt = (at: number): number => started + (at * 1_000) / perSecond
  const worker = async (line: Line): Promise<void> => {
    for (;;) {
      const at = next++
      const early = dueAt(at) - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      const sent = line.send()
      if (sent === null) return
      await sent
      if (at >= unmeasured) took.push(performance.now() - dueAt(at))
    }
  }
  await Promise.all(lines.map(worker))
  return took
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
