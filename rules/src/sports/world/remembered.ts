/** The same function with a memory of its last answers; the oldest of more than `most` falls out. */
export const remembered = <Item, Value>(
  most: number,
  keyOf: (item: Item) => string | number,
  make: (item: Item) => Value,
): ((item: Item) => Value) => {
  const kept = new Map<string | number, Value>()
  return (item) => {
    const known = kept.get(keyOf(item))
    if (known !== undefined) return known
    const value = make(item)
    kept.set(keyOf(item), value)
    const oldest = kept.keys().next()
    if (kept.size > most && oldest.done !== true) kept.delete(oldest.value)
    return value
  }
}
