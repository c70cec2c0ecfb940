/** Keys per statement. */
const keysMost = 500

interface Waiting<K, V> {
  readonly key: K
  readonly resolve: (found: V | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Looks rows up by their keys. Keys that are asked for while a statement runs are looked up together by the
 * next one, so that many callers at once cost a few statements.
 */
export const batchedLookup = <K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): ((key: K) => Promise<V | undefined>) => {
  const waiting: Waiting<K, V>[] = []
  let isReading = false
  const readWaiting = async (): Promise<void> => {
    isReading = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, keysMost)
      try {
        const found = await read(batch.map(({ key }) => key))
        for (const { key, resolve } of batch) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isReading = false
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isReading) void readWaiting()
    })
}
