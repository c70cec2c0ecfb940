import { siteDayNumber, type Instant } from '../base/instant.ts'

/** Football, virtual football, basketball, tennis, others, snooker, baseball, volleyball, table tennis, esports. */
export const matchGameTypes = ['FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'BS', 'VB', 'TT', 'ES'] as const
export type MatchGameType = (typeof matchGameTypes)[number]

/** ALL is a view over the others and FS the champions of any of them: no match is of these two. */
export const gameTypes = ['ALL', ...matchGameTypes, 'FS'] as const
export type GameType = (typeof gameTypes)[number]

/** Early, today, in play, champion today, champion early. */
export const marketTypes = ['FU', 'FT', 'RB', 'FSFT', 'FSFU'] as const
export type MarketType = (typeof marketTypes)[number]

interface Offer {
  readonly champion: boolean
  readonly inPlay: boolean
  readonly startsAt: Instant
}

/** The heading of an offer now; today and early are separated by midnight in GMT+8. */
export const marketTypeOf = (offer: Offer, now: Instant): MarketType => {
  const early = siteDayNumber(offer.startsAt) > siteDayNumber(now)
  if (offer.champion) return early ? 'FSFU' : 'FSFT'
  if (offer.inPlay) return 'RB'
  return early ? 'FU' : 'FT'
}

const sharesFootballRules = new Set<MatchGameType>(['FT', 'VF'])
export const isFootball = (gameType: MatchGameType): boolean => sharesFootballRules.has(gameType)
