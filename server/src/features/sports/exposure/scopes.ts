import type { Fen } from '@xinghe/rules/base/money.ts'
import type { BookTerms } from '../book/book-terms.ts'

export interface Place {
  readonly matchId: string
  readonly marketId: string
}

export const matchScope = ({ matchId }: Place): string => `match:${matchId}`
export const marketScope = ({ marketId }: Place): string => `market:${marketId}`
export const isOfMatch = (scope: string): boolean => scope.startsWith('match:')
/** A bet is counted on every match and market that it has a leg on. */
export const scopesOf = (legs: readonly Place[]): string[] => {
  const [only, second] = legs
  return only !== undefined && second === undefined
    ? [matchScope(only), marketScope(only)]
    : [...new Set(legs.flatMap((leg) => [matchScope(leg), marketScope(leg)]))]
}

/** The most that the book may lose in a scope. */
export const liabilityOf = (terms: BookTerms, scope: string): Fen =>
  isOfMatch(scope) ? terms.matchLiability : terms.marketLiability
