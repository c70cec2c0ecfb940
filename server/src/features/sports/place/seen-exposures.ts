import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Exposures } from './exposures.ts'

/** What one request adds to the sums that were seen. */
export interface SeenRequest extends Exposures {
  /** Whether it asked for one that was not seen. */
  lacks(): boolean
  /** Takes back what it added. */
  undo(): void
}

/**
 * The exposures as this process knows them, with its own bets that are on their way. Others may have
 * changed them since: a bet that they refuse is judged again, and one that they let through is refused by
 * the statement that adds it, where the limit is passed.
 */
export interface SeenExposures {
  /** Those that were never seen, or forgotten. */
  missing(scopes: readonly string[]): string[]
  learn(sums: ReadonlyMap<string, Fen>): void
  /** Where it is not known any more what became of what was added. */
  forget(scopes: readonly string[]): void
  open(): SeenRequest
}

const rememberedMost = 200_000

export const rememberExposures = (): SeenExposures => {
  const seen = new Map<string, Fen>()
  return {
    missing: (scopes) => scopes.filter((scope) => !seen.has(scope)),
    learn(sums) {
      if (seen.size + sums.size > rememberedMost) seen.clear()
      for (const [scope, win] of sums) seen.set(scope, win)
    },
    forget(scopes) {
      for (const scope of scopes) seen.delete(scope)
    },
    open() {
      const added = new Map<string, Fen>()
      let lacking = false
      const change = (scope: string, win: Fen): void => {
        const sum = seen.get(scope)
        if (sum !== undefined) seen.set(scope, sum + win)
      }
      return {
        of: (scope) => seen.get(scope) ?? 0n,
        holds(scopes) {
          const known = scopes.every((scope) => seen.has(scope))
          lacking ||= !known
          return known
        },
        lacks: () => lacking,
        add(scopes, win) {
          for (const scope of scopes) {
            change(scope, win)
            added.set(scope, (added.get(scope) ?? 0n) + win)
          }
        },
        changed: () => added,
        undo() {
          for (const [scope, win] of added) change(scope, -win)
          added.clear()
        },
      }
    },
  }
}
