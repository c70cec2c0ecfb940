import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Exposures } from './exposures.ts'

/** What the requests of one batch add to the sums that were seen, one request after the other. */
export interface SeenBatch extends Exposures {
  /** The next request begins. */
  begin(): void
  /** Whether it asked for one that was not seen. */
  lacks(): boolean
  /** Takes back what it added. */
  undo(): void
  /** Takes it back when all have been judged: until then nobody has its place. */
  undoLater(): void
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
  open(): SeenBatch
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
      const added: { readonly scope: string; readonly win: Fen }[] = []
      const undone: (readonly [from: number, to: number])[] = []
      let [from, lacking] = [0, false]
      const change = (scope: string, win: Fen): void => {
        const sum = seen.get(scope)
        if (sum !== undefined) seen.set(scope, sum + win)
      }
      const takeBack = (start: number, end: number): void => {
        for (const { scope, win } of added.splice(start, end - start)) change(scope, -win)
      }
      return {
        begin() {
          from = added.length
          lacking = false
        },
        of: (scope) => seen.get(scope) ?? 0n,
        holds(scopes) {
          for (const scope of scopes) if (!seen.has(scope)) lacking = true
          return !lacking
        },
        lacks: () => lacking,
        add(scopes, win) {
          for (const scope of scopes) {
            change(scope, win)
            added.push({ scope, win })
          }
        },
        undo: () => takeBack(from, added.length),
        undoLater: () => void undone.push([from, added.length]),
        changed() {
          // The last first: what is taken out moves only what stands behind it.
          for (const [start, end] of undone.splice(0).toReversed()) takeBack(start, end)
          const sums = new Map<string, Fen>()
          for (const { scope, win } of added) sums.set(scope, (sums.get(scope) ?? 0n) + win)
          return sums
        },
      }
    },
  }
}
