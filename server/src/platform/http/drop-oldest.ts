/** Drops entries from the front of a map that is in the order of their times, up to the first that still counts. */
export const dropOldest = <Entry>(
  entries: Map<string, Entry>,
  isOver: (entry: Entry) => boolean,
): void => {
  for (const [key, entry] of entries) {
    if (!isOver(entry)) return
    entries.delete(key)
  }
}
