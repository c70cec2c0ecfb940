interface CohortShape {
  /** More than that wait for the next time. */
  readonly most?: number
  /** `setImmediate`: what comes in one turn of the event loop; `queueMicrotask`: in one step of it. */
  readonly when: (run: () => void) => void
}

/**
 * What comes together is worked on together: a step that is done for one after the other finds its code
 * and tables in the processor's cache, where going through all steps with each finds them gone (decision
 * 0022).
 */
export const cohort = <T>(
  work: (all: readonly T[]) => void,
  { most = Infinity, when }: CohortShape,
): ((one: T) => void) => {
  let waiting: T[] = []
  const run = (): void => {
    const all = waiting
    waiting = all.splice(most)
    if (waiting.length > 0) when(run)
    work(all)
  }
  return (one) => {
    if (waiting.length === 0) when(run)
    waiting.push(one)
  }
}
