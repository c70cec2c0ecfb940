/** Maximum winnings of one member in one GMT+8 day, stake excluded, in whole US dollars. */
const sportCapsUsd = {
  FT: 1_500_000,
  BK: 1_500_000,
  TN: 300_000,
  BS: 300_000,
  VB: 300_000,
  'american-football': 300_000,
  'ice-hockey': 300_000,
  rugby: 300_000,
  VF: 200_000,
  SK: 200_000,
  TT: 200_000,
  ES: 200_000,
  badminton: 200_000,
  handball: 200_000,
  'other-sport': 200_000,
} as const

// A market flagged new has its own, lower cap, whatever its sport.
const marketCapsUsd = { 'new-market': 25_000 } as const

// The casino cap limits a single bet, the financial one a day; neither can be a leg of a parlay.
const houseCapsUsd = { 'casino-bet': 600_000, financial: 180_000 } as const

const capsUsd = { ...sportCapsUsd, ...marketCapsUsd, ...houseCapsUsd } as const

export type SportPayoutKind = keyof typeof sportCapsUsd
export type LegPayoutKind = SportPayoutKind | keyof typeof marketCapsUsd
export type PayoutKind = keyof typeof capsUsd

export const sportPayoutKinds = Object.keys(sportCapsUsd) as readonly SportPayoutKind[]
export const payoutKinds = Object.keys(capsUsd) as readonly PayoutKind[]

/** By the sport itself where OP gathers several, else by its game type. */
export const sportPayoutKindOf = (gameType: string, discipline: string): SportPayoutKind =>
  sportPayoutKinds.find((kind) => kind === gameType || kind === discipline) ?? 'other-sport'

export function payoutCapUsd(kind: PayoutKind): number {
  return capsUsd[kind]
}

/** The lowest cap among the legs; a single bet on a new market is `[sport, 'new-market']`. */
export function parlayCapUsd(kinds: readonly LegPayoutKind[]): number {
  // The minimum of nothing is Infinity, which would pay without a cap.
  if (kinds.length === 0) throw new Error('a parlay has at least one leg')
  return Math.min(...kinds.map(payoutCapUsd))
}
