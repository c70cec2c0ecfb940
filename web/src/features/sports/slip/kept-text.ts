/** Holds what the browser would not: storage may be full or disabled. */
const memory = new Map<string, string>()

/** What a member left in this browser, each under a name and the member's own id. */
export const readKept = (name: string, userId: string): string | null => {
  const key = `${name} ${userId}`
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export const keep = (name: string, userId: string, text: string | null): void => {
  const key = `${name} ${userId}`
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Until a reload the memory has it.
  }
}

/** Another tab of the same browser wrote under this name. */
export const onKept = (name: string, listener: (userId: string) => void): void => {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key?.startsWith(`${name} `) !== true) return
    memory.delete(key)
    listener(key.slice(name.length + 1))
  })
}
