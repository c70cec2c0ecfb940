import { session } from '../../platform/session/session.ts'

interface Kept {
  readonly userId: string
  readonly value: unknown
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'userId' in kept && 'value' in kept

/** Holds what the browser would not: storage may be full or disabled. */
const memory = new Map<string, string>()

const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Kept in this tab also over a reload, for the member who wrote it: another one finds nothing. */
export const tabStore = {
  read: (key: string): unknown => {
    const kept = parse(readText(key))
    return isKept(kept) && kept.userId === session.get().userId ? kept.value : null
  },
  write: (key: string, value: unknown): void => {
    const kept: Kept = { userId: session.get().userId, value }
    const text = JSON.stringify(kept)
    try {
      sessionStorage.setItem(key, text)
    } catch {
      memory.set(key, text)
    }
  },
  drop: (key: string): void => {
    memory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // It was never there.
    }
  },
}
