/** One step of a stop: its name in the log, and the work that it awaits. */
export type Stage = readonly [name: string, end: () => unknown]

/** Runs the steps of a stop in their order, and tells which one is under way. */
export interface StopStages {
  /** Null before the first step. */
  current(): string | null
  run(stages: readonly Stage[]): Promise<void>
}

export const trackStages = (): StopStages => {
  let current: string | null = null
  return {
    current: () => current,
    async run(stages) {
      for (const [name, end] of stages) {
        current = name
        await end()
      }
    },
  }
}
