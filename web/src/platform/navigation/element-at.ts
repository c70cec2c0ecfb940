/** The element that the hash of an address names; null where there is none, or the hash is malformed. */
export const elementAt = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
