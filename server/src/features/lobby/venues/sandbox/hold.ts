import { setTimeout as pause } from 'node:timers/promises'
import { secondMs } from '@xinghe/rules/base/instant.ts'

/** Longer than the timeout of any caller. */
const heldMs = 30 * secondMs

/** Requests that are delayed until a timeout or until the tester releases them. */
export interface Hold {
  /** Runs `then` when the request may continue; a release waits for it. */
  run(then: () => Promise<void>): Promise<void>
  /** Releases all requests; resolves with their number when they are finished. */
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
