import { session } from './session.ts'

/** What a launch brought, for the page that it leads to. */
export interface Launched {
  readonly enName: string
  readonly gameCode: string
  readonly channelCode: string
  /** Proves the launch to the calls of a venue of our own; null for another house's. */
  readonly uid: string | null
}

interface Kept extends Launched {
  readonly userId: string
}

const keyOf = (place: string): string => `launched ${place}`

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'enName', 'gameCode', 'channelCode'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  ) &&
  'uid' in value &&
  (value.uid === null || typeof value.uid === 'string')

/** Holds what the browser would not: storage may be full or disabled. */
const memory = new Map<string, string>()

/** `place` is a channel of our own, or the one-shot key of another house's game. */
export const keepLaunched = (place: string, launched: Launched): void => {
  const kept: Kept = { ...launched, userId: session.get().userId }
  const text = JSON.stringify(kept)
  memory.set(keyOf(place), text)
  try {
    sessionStorage.setItem(keyOf(place), text)
  } catch {
    // Until a reload the memory has it.
  }
}

const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Null where this tab launched nothing there, or another member did. */
export const readLaunched = (place: string): Launched | null => {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(place)) ?? 'null')
    if (!isKept(kept) || kept.userId !== session.get().userId) return null
    const { userId: _, ...launched } = kept
    return launched
  } catch {
    return null
  }
}
