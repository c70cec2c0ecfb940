/**
 * What comes in one turn of the event loop is worked on together, so many at most: a step that is done for
 * one after the other finds its code and tables in the processor's cache, where going through all steps
 * with each finds them gone (decision 0022).
 */
export const cohort = <T>(most: number, work: (all: readonly T[]) => void): ((one: T) => void) => {
  let waiting: T[] = []
  const run = (): void => {
    const all = waiting
    waiting = all.splice(most)
    if (waiting.length > 0) setImmediate(run)
    work(all)
  }
  return (one) => {
    if (waiting.length === 0) setImmediate(run)
    waiting.push(one)
  }
}

/** The same at the end of the step that is under way, before the event loop goes on. */
export const rank = <T>(work: (one: T) => void): ((one: T) => void) => {
  let waiting: T[] = []
  const run = (): void => {
    const all = waiting
    waiting = []
    for (const one of all) work(one)
  }
  return (one) => {
    if (waiting.length === 0) queueMicrotask(run)
    waiting.push(one)
  }
}
