import type { Bet } from '@xinghe/contract/sports-bet.ts'
import type { CashOutOffer } from '@xinghe/contract/sports-cash-out.ts'
import { matchGameTypes, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Offers } from './cash-out/use-offers.ts'

/** What the matches of a bet do: some leg is in play, or no leg has begun; or it can be cashed out. */
export const betStages = ['all', 'live', 'early', 'cashable'] as const
export type BetStage = (typeof betStages)[number]

/** Reasons that pass within seconds: the bet stays in the list, with the form or the countdown of its cash out. */
const passingReasons: ReadonlySet<string> = new Set([
  'market-suspended',
  'feed-silent',
  'no-answer',
  'cash-out-running',
])

const isCashable = (offer: CashOutOffer | undefined): boolean =>
  offer !== undefined && (offer.value !== null || passingReasons.has(offer.reason ?? ''))

const stageTests: Readonly<Record<BetStage, (bet: Bet, offers: Offers) => boolean>> = {
  all: () => true,
  live: ({ legs }) => legs.some(({ score, result }) => result === null && score !== null),
  early: ({ legs }) => legs.every(({ score, result }) => result === null && score === null),
  cashable: ({ id }, offers) => isCashable(offers.get(id)),
}

export const isInStage = (bet: Bet, stage: BetStage, offers: Offers): boolean =>
  stageTests[stage](bet, offers)

/** A combination, or the sport of a single. */
export type BetKind = 'series' | MatchGameType

export const kindOf = ({ code, legs }: Bet): BetKind =>
  code === 'single' ? (legs[0]?.gameType ?? 'FT') : 'series'

/** The kinds that these bets are of, in the order of the board. */
export const kindsOf = (bets: readonly Bet[]): readonly BetKind[] => {
  const found = new Set(bets.map(kindOf))
  return (['series', ...matchGameTypes] as const).filter((kind) => found.has(kind))
}

export interface BetFilter {
  readonly stage: BetStage
  readonly kind: BetKind | 'all'
}

export const everyBet: BetFilter = { stage: 'all', kind: 'all' }

export const filterBets = (
  bets: readonly Bet[],
  { stage, kind }: BetFilter,
  offers: Offers,
): readonly Bet[] =>
  bets.filter((bet) => isInStage(bet, stage, offers) && (kind === 'all' || kindOf(bet) === kind))
