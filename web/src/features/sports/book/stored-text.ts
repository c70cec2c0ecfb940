/** In-memory fallback: storage may be full or disabled. */
const memory = new Map<string, string>()

/** A text that this browser keeps; null without one. */
export const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export const writeText = (key: string, text: string | null): void => {
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The in-memory copy lasts until a reload.
  }
}

export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Another tab of this browser wrote a text whose key begins with this name and a blank; told by the rest. */
export const onStoredText = (name: string, listener: (rest: string) => void): void => {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key?.startsWith(`${name} `) !== true) return
    memory.delete(key)
    listener(key.slice(name.length + 1))
  })
}
