import { useMemo, useSyncExternalStore } from 'react'
import { session, useSession } from './session.ts'

/** The answer of a launch, for the page that it opens. */
export interface Launched {
  readonly enName: string
  readonly gameCode: string
  readonly channelCode: string
  /** The uid for the calls of an in-house venue; null for an outside one. */
  readonly uid: string | null
}

interface Stored extends Launched {
  readonly userId: string
}

const keyOf = (place: string): string => `launched ${place}`

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'enName', 'gameCode', 'channelCode'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  ) &&
  'uid' in value &&
  (value.uid === null || typeof value.uid === 'string')

/** In-memory fallback: storage may be full or disabled. */
const memory = new Map<string, string>()

const listeners = new Set<() => void>()
/** Calls `listener` after each launch in this tab. */
export const onLaunch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `place` is an in-house channel, or the one-shot key of an outside game. */
export const keepLaunched = (place: string, launched: Launched): void => {
  const stored: Stored = { ...launched, userId: session.get().userId }
  const text = JSON.stringify(stored)
  memory.set(keyOf(place), text)
  try {
    sessionStorage.setItem(keyOf(place), text)
  } catch {
    // The in-memory copy lasts until a reload.
  }
  for (const listener of listeners) listener()
}

const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Null where this tab has no launch for it, or one of another member. */
export const readLaunched = (place: string): Launched | null => {
  try {
    const stored: unknown = JSON.parse(readText(keyOf(place)) ?? 'null')
    if (!isStored(stored) || stored.userId !== session.get().userId) return null
    const { userId: _, ...launched } = stored
    return launched
  } catch {
    return null
  }
}

/** The same for a page that stays open while its venue is entered. */
export const useLaunched = (place: string): Launched | null => {
  const { userId } = useSession()
  const text = useSyncExternalStore(onLaunch, () => readText(keyOf(place)))
  return useMemo(
    () => (userId === '' || text === null ? null : readLaunched(place)),
    [userId, text, place],
  )
}
