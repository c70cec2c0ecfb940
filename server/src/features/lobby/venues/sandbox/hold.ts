import { setTimeout as pause } from 'node:timers/promises'
import { secondMs } from '@xinghe/rules/base/instant.ts'

/** Longer than any caller waits. */
const heldMs = 30 * secondMs

/** Requests that are held back until their time is up or the tester lets them go. */
export interface Hold {
  /** Resolves when the request may go on; `then` is what is done afterwards, and a release waits for it. */
  run(then: () => Promise<void>): Promise<void>
  /** Lets all go; answers how many there were, once they have done what they had to do. */
  release(): Promise<number>
}

export const makeHold = (): Hold => {
  const held = new Map<AbortController, Promise<void>>()
  return {
    run(then) {
      const gate = new AbortController()
      const done = pause(heldMs, undefined, { signal: gate.signal, ref: false })
        .catch(() => undefined)
        .then(then)
        .finally(() => held.delete(gate))
      held.set(gate, done)
      return done
    },
    async release() {
      const waiting = [...held]
      for (const [gate] of waiting) gate.abort()
      await Promise.allSettled(waiting.map(([, done]) => done))
      return waiting.length
    },
  }
}
