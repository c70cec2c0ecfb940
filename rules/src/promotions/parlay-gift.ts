import { hourMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod } from '../base/period.ts'
import { countReached, itemState, type ActivityView, type ItemView } from './activity-view.ts'
import type { ParlayTerms } from './terms.ts'

/** A settled parlay that won more than its stake. */
export interface WonParlay {
  readonly ticket: string
  readonly net: Fen
  readonly settledAt: Instant
  readonly legs: readonly {
    /** Hong Kong. */
    readonly priceHundredths: number
    /** All or half of it; a leg that was void or a push has not won. */
    readonly isWon: boolean
  }[]
}

type GiftTerms = Pick<ParlayTerms, 'leastPriceHundredths' | 'steps' | 'cap'>

/** Legs that count: none when one of the ticket's legs has too low a price. */
const countedLegs = (
  { leastPriceHundredths }: Pick<ParlayTerms, 'leastPriceHundredths'>,
  legs: WonParlay['legs'],
): number =>
  legs.some(({ priceHundredths }) => priceHundredths < leastPriceHundredths)
    ? 0
    : legs.filter(({ isWon }) => isWon).length

/** The share of the net win by the number of legs, to the fen and at most the cap. */
export const parlayGift = (terms: GiftTerms, { legs, net }: WonParlay): Fen => {
  const counted = countedLegs(terms, legs)
  const step = terms.steps.find(({ fromLegs, toLegs }) => fromLegs <= counted && counted <= toLegs)
  if (step === undefined || net <= 0n) return 0n
  const share = (net * BigInt(step.shareBp)) / 10_000n
  return share < terms.cap ? share : terms.cap
}

/** A ticket that was claimed before, and the day that it was claimed for. */
export interface ClaimedTicket {
  readonly item: string
  readonly period: string
}

const better = (a: ItemView, b: ItemView): number => {
  if (a.period !== b.period) return a.period > b.period ? -1 : 1
  if (a.amount !== b.amount) return a.amount > b.amount ? -1 : 1
  return a.item < b.item ? -1 : 1
}

/** Each ticket is an item of the day on which it was settled, of which so many may be claimed. */
export const parlayGiftView = (
  terms: ParlayTerms,
  parlays: readonly WonParlay[],
  claimed: readonly ClaimedTicket[],
  now: Instant,
): ActivityView => {
  const usesOf = (day: string): number => claimed.filter(({ period }) => period === day).length
  const items = parlays.flatMap((parlay): ItemView[] => {
    const { ticket, settledAt } = parlay
    const amount = parlayGift(terms, parlay)
    if (amount === 0n) return []
    // A ticket that is settled again on another day stays the ticket of the day that it was claimed for.
    const period = claimed.find(({ item }) => item === ticket)?.period ?? dayPeriod(settledAt).name
    const left = terms.perDay - usesOf(period)
    const conditions = [countReached('day-uses', 1, Math.max(0, left))]
    const claimUntil = later(settledAt, terms.claimHours * hourMs)
    const state = itemState(conditions, claimUntil, now)
    return [{ item: ticket, period, amount, state, claimUntil, conditions }]
  })
  return { period: dayPeriod(now).name, conditions: [], items: items.toSorted(better) }
}
