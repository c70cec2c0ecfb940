import type { Fen } from '@xinghe/rules/base/money.ts'
import type { BetLimits } from '@xinghe/rules/sports/limits.ts'
import { playOf, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { BetClass, BookTerms } from '../book/book-terms.ts'
import { isOfMatch, scopesOf, type Place } from '../exposure/scopes.ts'

const lesser = (one: Fen, other: Fen): Fen => (one < other ? one : other)

export const classOf = (legs: readonly { readonly play: PlayCode }[]): BetClass => {
  const [only] = legs
  if (legs.length > 1 || only === undefined) return 'combination'
  const { family, inPlay } = playOf(only.play)
  if (family === 'champion') return 'champion'
  return inPlay ? 'inPlay' : 'before'
}

/** The limits of one bet on these legs; `scopes` are the scopes of the legs. */
export const limitsFor = (
  terms: BookTerms,
  legs: readonly (Place & { readonly play: PlayCode })[],
  used: { readonly exposureOf: (scope: string) => Fen; readonly dayRisk: Fen },
  scopes: readonly string[] = scopesOf(legs),
): BetLimits => {
  // The scope with the least room decides.
  let [marketRoom, matchRoom] = [terms.marketLiability, terms.matchLiability]
  for (const scope of scopes) {
    const exposure = used.exposureOf(scope)
    if (isOfMatch(scope)) matchRoom = lesser(matchRoom, terms.matchLiability - exposure)
    else marketRoom = lesser(marketRoom, terms.marketLiability - exposure)
  }
  return {
    minRisk: terms.minRisk,
    maxRisk: terms.maxRisk[classOf(legs)],
    marketRoom,
    matchRoom,
    memberDayRoom: terms.memberDay - used.dayRisk,
  }
}
