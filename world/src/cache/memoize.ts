/** Caches the last `most` answers of a function; the oldest entry is evicted first. */
export const memoize = <Item, Value>(
  most: number,
  keyOf: (item: Item) => string | number,
  make: (item: Item) => Value,
): ((item: Item) => Value) => {
  const entries = new Map<string | number, Value>()
  return (item) => {
    const known = entries.get(keyOf(item))
    if (known !== undefined) return known
    const value = make(item)
    entries.set(keyOf(item), value)
    const oldest = entries.keys().next()
    if (entries.size > most && oldest.done !== true) entries.delete(oldest.value)
    return value
  }
}
