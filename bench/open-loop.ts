import { openCaller } from './raw-load.ts'

/** One kept-alive connection that carries one request at a time. */
interface Line {
  send(request: Buffer): Promise<void>
  close(): void
}

const openLine = (port: number): Promise<Line> =>
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
        send(request) {
          waiting = Promise.withResolvers<void>()
          socket.write(request)
          return waiting.promise
        },
        close: () => socket.end(),
      }),
    )
  })

/**
 * Sends requests at a fixed rate, whether the earlier ones were answered or not; answers the ms that
 * each took since it was due, so that a slow server cannot slow down its own measure. The first of them
 * are sent and not measured: all connections are opened at once there, which no lasting load does.
 */
export const runOpenLoop = async (
  port: number,
  requests: readonly Buffer[],
  {
    perSecond,
    connections,
    unmeasured,
  }: { readonly perSecond: number; readonly connections: number; readonly unmeasured: number },
): Promise<number[]> => {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)))
  const started = performance.now()
  const took: number[] = []
  let next = 0
  const dueAt = (at: number): number => started + (at * 1_000) / perSecond
  const worker = async (line: Line): Promise<void> => {
    for (;;) {
      const at = next++
      const request = requests[at]
      if (request === undefined) return
      const early = dueAt(at) - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      await line.send(request)
      if (at >= unmeasured) took.push(performance.now() - dueAt(at))
    }
  }
  await Promise.all(lines.map(worker))
  for (const line of lines) line.close()
  return took
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
