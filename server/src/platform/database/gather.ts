/**
 * Does for many together what is in no hurry: what is handed in within the time goes into one go. What
 * fails is left undone; whoever handed it in has a way to notice.
 */
export const gather = <T>(
  ms: number,
  work: (gathered: readonly T[]) => Promise<void>,
): ((one: T) => void) => {
  let gathered: T[] = []
  const run = (): void => {
    const taken = gathered
    gathered = []
    work(taken).catch(() => undefined)
  }
  return (one) => {
    // A process that ends does not wait for it.
    if (gathered.length === 0) setTimeout(run, ms).unref()
    gathered.push(one)
  }
}
