import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenFromText, type Fen } from '@xinghe/rules/base/money.ts'
import type { UsdRate } from '@xinghe/rules/sports/cap-winnings.ts'
import type { BetLimits } from '@xinghe/rules/sports/limits.ts'
import { playOf, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'

type BookSetting = SettingOf<'book'>
export type BetClass = keyof BookSetting['maxRisk']

/** The operator's setting with its amounts as money. */
export interface BookTerms {
  readonly minRisk: Fen
  readonly maxRisk: Readonly<Record<BetClass, Fen>>
  readonly marketLiability: Fen
  readonly matchLiability: Fen
  readonly memberDay: Fen
  readonly usdRate: UsdRate
}

const fenOf = (text: string): Fen => {
  const fen = fenFromText(text)
  if (fen === null) throw new Error(`no amount: ${text}`)
  return fen
}

/** The newest rate that holds on the GMT+8 day; before the first of them, the first. */
const usdRateOn = (rates: BookSetting['usdRates'], day: string): UsdRate => {
  const dated = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const rate = dated.findLast(({ from }) => from <= day) ?? dated[0]
  if (rate === undefined) throw new Error('the book has no rate of the dollar')
  return Number(rate.rate.replace('.', ''))
}

export const bookTerms = (setting: BookSetting, now: Instant): BookTerms => {
  const { before, inPlay, combination, champion } = setting.maxRisk
  return {
    minRisk: fenOf(setting.minRisk),
    maxRisk: {
      before: fenOf(before),
      inPlay: fenOf(inPlay),
      combination: fenOf(combination),
      champion: fenOf(champion),
    },
    marketLiability: fenOf(setting.marketLiability),
    matchLiability: fenOf(setting.matchLiability),
    memberDay: fenOf(setting.memberDay),
    usdRate: usdRateOn(setting.usdRates, siteDay(now)),
  }
}

interface Place {
  readonly matchId: string
  readonly marketId: string
}

export const matchScope = ({ matchId }: Place): string => `match:${matchId}`
export const marketScope = ({ marketId }: Place): string => `market:${marketId}`
const isOfMatch = (scope: string): boolean => scope.startsWith('match:')
/** A bet is counted on every match and market that it has a leg on. */
export const scopesOf = (legs: readonly Place[]): string[] => {
  const [only, second] = legs
  return only !== undefined && second === undefined
    ? [matchScope(only), marketScope(only)]
    : [...new Set(legs.flatMap((leg) => [matchScope(leg), marketScope(leg)]))]
}

/** What the book may lose in such a scope. */
export const liabilityOf = (terms: BookTerms, scope: string): Fen =>
  isOfMatch(scope) ? terms.matchLiability : terms.marketLiability

const lesser = (one: Fen, other: Fen): Fen => (one < other ? one : other)

export const classOf = (legs: readonly { readonly play: PlayCode }[]): BetClass => {
  const [only] = legs
  if (legs.length > 1 || only === undefined) return 'combination'
  const { family, inPlay } = playOf(only.play)
  if (family === 'champion') return 'champion'
  return inPlay ? 'inPlay' : 'before'
}

/** What one bet on these legs may be now; `scopes` are theirs. */
export const limitsFor = (
  terms: BookTerms,
  legs: readonly (Place & { readonly play: PlayCode })[],
  used: { readonly exposureOf: (scope: string) => Fen; readonly dayRisk: Fen },
  scopes: readonly string[] = scopesOf(legs),
): BetLimits => {
  // What is left on the fullest of them.
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
