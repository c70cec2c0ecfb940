import type { Fen } from '@xinghe/rules/base/money.ts'

/** What the book may lose, by market and match, through one batch. */
export interface Exposures {
  readonly of: (scope: string) => Fen
  /** Whether all of these are known. */
  holds(scopes: readonly string[]): boolean
  add(scopes: readonly string[], win: Fen): void
  /** Those that are other than they were: by how much, or under locks what they are now. */
  changed(): ReadonlyMap<string, Fen>
}

/** Under locks. */
export const openExposures = (read: ReadonlyMap<string, Fen>): Exposures => {
  const changed = new Map<string, Fen>()
  const exposureOf = (scope: string): Fen => changed.get(scope) ?? read.get(scope) ?? 0n
  return {
    of: exposureOf,
    holds: (scopes) => scopes.every((scope) => read.has(scope)),
    add(scopes, win) {
      for (const scope of scopes) {
        const sum = exposureOf(scope) + win
        changed.set(scope, sum < 0n ? 0n : sum)
      }
    },
    changed: () => changed,
  }
}
