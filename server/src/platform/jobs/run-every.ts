export interface Repeating {
  close(): Promise<void>
}

/** Does the work again and again, never twice at once. Closing waits for the run under way. */
export const runEvery = (everyMs: number, work: () => Promise<void>): Repeating => {
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= work().finally(() => {
      underWay = null
    })
  }, everyMs)
  return {
    async close() {
      clearInterval(timer)
      await underWay
    },
  }
}
