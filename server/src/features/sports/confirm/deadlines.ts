import type { Instant } from '@xinghe/rules/base/instant.ts'

/** One slot of the wheel, in ms. */
const slotMs = 100

/** A timer wheel: the rows of this process by deadline. Finding the due ones does not scan the others. */
export interface Deadlines {
  add(number: number, deadline: Instant): void
  /** Removes and returns all that are due. */
  due(now: Instant): number[]
  isEmpty(): boolean
}

/** The clock may jump, so slots are keyed by time instead of by a moving pointer. */
export const openDeadlines = (): Deadlines => {
  const slots = new Map<number, number[]>()
  return {
    add(number, deadline) {
      // Rounded up: never before its time.
      const slot = Math.ceil(deadline / slotMs)
      const numbers = slots.get(slot)
      if (numbers === undefined) slots.set(slot, [number])
      else numbers.push(number)
    },
    due(now) {
      const reached = Math.floor(now / slotMs)
      const ready = [...slots.keys()].filter((slot) => slot <= reached).toSorted((a, b) => a - b)
      return ready.flatMap((slot) => {
        const numbers = slots.get(slot) ?? []
        slots.delete(slot)
        return numbers
      })
    },
    isEmpty: () => slots.size === 0,
  }
}
