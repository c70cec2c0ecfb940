/**
 * Collects items for a short time and works on them as one batch, for work that can wait. A failed batch
 * is dropped without an error, so it must not matter to the callers.
 */
export const microBatch = <T>(
  windowMs: number,
  work: (batch: readonly T[]) => Promise<void>,
): ((item: T) => void) => {
  let batch: T[] = []
  const run = (): void => {
    const taken = batch
    batch = []
    work(taken).catch(() => undefined)
  }
  return (item) => {
    // The timer does not keep a stopping process alive.
    if (batch.length === 0) setTimeout(run, windowMs).unref()
    batch.push(item)
  }
}
