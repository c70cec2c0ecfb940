import { session } from './session.ts'

interface Stored {
  readonly userId: string
  readonly value: unknown
}

const isStored = (stored: unknown): stored is Stored =>
  typeof stored === 'object' && stored !== null && 'userId' in stored && 'value' in stored

/** In-memory fallback: storage may be full or disabled. */
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

/** Session storage by member: survives a reload, and another member does not see it. */
export const tab = {
  read: (key: string): unknown => {
    const stored = parse(readText(key))
    return isStored(stored) && stored.userId === session.get().userId ? stored.value : null
  },
  write: (key: string, value: unknown): void => {
    const stored: Stored = { userId: session.get().userId, value }
    const text = JSON.stringify(stored)
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
      // Nothing to delete.
    }
  },
}
