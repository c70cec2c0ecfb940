/** Lets a bounded number of works run at once and a bounded number wait; one more is turned away. */
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
    // The place passes straight to the next in line, so nobody can slip in between.
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
