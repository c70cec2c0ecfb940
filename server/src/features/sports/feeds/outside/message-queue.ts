import type { Numbered } from './open-stream.ts'

/** Messages that came while a snapshot was read. */
export interface MessageQueue {
  add(message: Numbered): void
  /**
   * Removes all messages and returns those after the sequence number, each once and in order. Null, with the
   * messages kept, when one between them is missing.
   */
  after(sequence: number): Numbered[] | null
}

export const openQueue = (): MessageQueue => {
  const messages = new Map<number, Numbered>()
  return {
    add: (message) => void messages.set(message.sequence, message),
    after(sequence) {
      const newer = [...messages.values()]
        .filter((message) => message.sequence > sequence)
        .sort((one, other) => one.sequence - other.sequence)
      if (newer.some((message, place) => message.sequence !== sequence + 1 + place)) return null
      messages.clear()
      return newer
    },
  }
}
