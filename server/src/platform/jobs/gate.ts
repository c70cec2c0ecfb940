/** Bounds how many works run at once and how many wait; one more is refused. */
export type Gate = <T>(work: () => Promise<T>, refusal: () => Error) => Promise<T>

export const openGate = (atOnce: number, waitingLimit: number): Gate => {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = (refusal: () => Error): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= waitingLimit) return Promise.reject(refusal())
    return new Promise((resolve) => waiting.push(resolve))
  }

  const leave = (): void => {
    const next = waiting.shift()
    // The slot passes directly to the next in the queue, so that a new caller cannot take it.
    if (next === undefined) running -= 1
    else next()
  }

  return async (work, refusal) => {
    await enter(refusal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
