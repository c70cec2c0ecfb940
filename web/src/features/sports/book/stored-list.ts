import { useSyncExternalStore } from 'react'
import { session } from '../../../platform/session/session.ts'
import { onStoredText, parsed, readText, writeText } from './stored-text.ts'

/** Texts that this browser keeps for a member; members who share a browser do not see each other's. */
export interface StoredList {
  read(): readonly string[]
  write(texts: readonly string[]): void
  /** Follows changes of this tab and of others. */
  use(): readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A list of at most so many texts; the first ones stay. */
export const storedList = (name: string, most: number): StoredList => {
  const key = (): string => `${name} ${session.get().userId}`
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  onStoredText(name, tell)

  const read = (): readonly string[] => {
    const stored = parsed(readText(key()))
    return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : []
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    read,
    write(texts) {
      const kept = texts.slice(0, most)
      writeText(key(), kept.length === 0 ? null : JSON.stringify(kept))
      tell()
    },
    // As text: an array would be another one with every read.
    use: () =>
      JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(read()))) as string[],
  }
}
