import { LRUCache } from 'lru-cache'
import type { Fen } from '@xinghe/rules/base/money.ts'

/** What the book may lose, by scope (a market or a match). Within a batch each bet adds to it. */
export interface Exposures {
  readonly of: (scope: string) => Fen
  /** Whether the sums of all these scopes are known. */
  has(scopes: readonly string[]): boolean
  add(scopes: readonly string[], win: Fen): void
}

export interface LockedExposures extends Exposures {
  /** The sums that differ from what was read. */
  changed(): ReadonlyMap<string, Fen>
}

/** On rows locked by the transaction. */
export const lockedExposures = (read: ReadonlyMap<string, Fen>): LockedExposures => {
  const changed = new Map<string, Fen>()
  const exposureOf = (scope: string): Fen => changed.get(scope) ?? read.get(scope) ?? 0n
  return {
    of: exposureOf,
    has: (scopes) => scopes.every((scope) => read.has(scope)),
    add(scopes, win) {
      for (const scope of scopes) {
        const sum = exposureOf(scope) + win
        changed.set(scope, sum < 0n ? 0n : sum)
      }
    },
    changed: () => changed,
  }
}

/** Cached sums within one batch. A request's additions can be undone until it ends. */
export interface CachedExposures extends Exposures {
  /** Ends a request and keeps its additions. */
  keepRequest(): void
  /** Ends a request and undoes its additions. */
  undoRequest(): void
  /** Whether the request needed a scope that is not cached. */
  lacks(): boolean
  /** How much each sum grows. */
  growth(): ReadonlyMap<string, Fen>
}

/**
 * The sums as this process last saw them, plus its own bets under way. Other processes may have changed
 * them: a bet that a cached sum refuses is judged again on locked rows, and one that it wrongly accepts
 * fails when it is written.
 */
export interface ExposureCache {
  missing(scopes: readonly string[]): string[]
  learn(sums: ReadonlyMap<string, Fen>): void
  /** After a failed transaction, whose effect on the sums is unknown. */
  forget(scopes: readonly string[]): void
  openBatch(): CachedExposures
}

const cachedMost = 200_000

export const openExposureCache = (): ExposureCache => {
  const cache = new LRUCache<string, Fen>({ max: cachedMost })
  const grow = (scope: string, win: Fen): void => {
    const sum = cache.get(scope)
    if (sum !== undefined) cache.set(scope, sum + win)
  }
  return {
    missing: (scopes) => scopes.filter((scope) => !cache.has(scope)),
    learn(sums) {
      for (const [scope, win] of sums) cache.set(scope, win)
    },
    forget(scopes) {
      for (const scope of scopes) cache.delete(scope)
    },
    openBatch() {
      const added: { readonly scope: string; readonly win: Fen }[] = []
      let [requestStart, lacking] = [0, false]
      const endRequest = (): void => {
        requestStart = added.length
        lacking = false
      }
      return {
        of: (scope) => cache.get(scope) ?? 0n,
        has(scopes) {
          lacking ||= scopes.some((scope) => !cache.has(scope))
          return !lacking
        },
        add(scopes, win) {
          for (const scope of scopes) {
            grow(scope, win)
            added.push({ scope, win })
          }
        },
        lacks: () => lacking,
        keepRequest: endRequest,
        undoRequest() {
          for (const { scope, win } of added.splice(requestStart)) grow(scope, -win)
          endRequest()
        },
        growth() {
          const sums = new Map<string, Fen>()
          for (const { scope, win } of added) sums.set(scope, (sums.get(scope) ?? 0n) + win)
          return sums
        },
      }
    },
  }
}
