import type { Instant } from '@xinghe/rules/base/instant.ts'

/** One slot of the wheel, in ms. */
const slotMs = 100

/** Which orders of this process are to be decided when. Looking costs by the due ones, not by all. */
export interface Deadlines {
  add(betNumber: number, deadline: Instant): void
  /** Takes out all that are due. */
  due(now: Instant): number[]
  isEmpty(): boolean
}

/** The clock may jump, so slots are kept by their time and not by a pointer that moves. */
export const openDeadlines = (): Deadlines => {
  const slots = new Map<number, number[]>()
  return {
    add(betNumber, deadline) {
      // Rounded up: never before its time.
      const slot = Math.ceil(deadline / slotMs)
      const kept = slots.get(slot)
      if (kept === undefined) slots.set(slot, [betNumber])
      else kept.push(betNumber)
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
