import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { oddsTypes } from '@xinghe/rules/base/odds.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { priceChangePolicies } from '@xinghe/rules/sports/acceptance.ts'
import { combinationCode, combinationsFor } from '@xinghe/rules/sports/combination.ts'
import type { Book, PickPlace } from '../../src/features/sports/book/book.ts'
import type { PlaceRequest, WantedBet } from '../../src/features/sports/orders/order.ts'

/** The matches and titles that can be bet on at a moment. */
export interface Offer {
  readonly early: readonly string[]
  readonly running: readonly string[]
  readonly titles: readonly string[]
}

const inOrder = (ids: Iterable<string>): string[] => [...ids].sort()

export const offerOf = (book: Book, startsBefore: Instant): Offer => {
  const open = [...book.matches()].filter(({ status }) => status === 'open')
  const idOf = ({ fixture }: (typeof open)[number]): string => fixture.matchId
  const soon = open.filter(({ running, fixture }) => !running && fixture.kickOff < startsBefore)
  return {
    early: inOrder(soon.map(idOf)),
    running: inOrder(open.filter(({ running }) => running).map(idOf)),
    titles: inOrder(
      [...book.champions()]
        .filter(({ status }) => status === 'open')
        .map(({ champion }) => champion.championId),
    ),
  }
}

export const oneOf = <Item>(rng: Rng, items: readonly Item[]): Item | null =>
  items[rng.below(Math.max(1, items.length))] ?? null

/** Which matches are looked at in a step: the running ones often, a title now and then. */
export const lookAt = (rng: Rng, { early, running, titles }: Offer, many: number): string[] => {
  const found = new Set<string>()
  for (let at = 0; at < many; at += 1) {
    const dice = rng.below(100)
    const from = dice < 3 ? titles : dice < 45 ? running : early
    const id = oneOf(rng, from)
    if (id !== null) found.add(id)
  }
  return [...found]
}

export const someOf = (rng: Rng, ids: readonly string[]): string[] => {
  const many = 1 + rng.below(4)
  const found = Array.from({ length: many }, () => oneOf(rng, ids))
  return [...new Set(found.filter((id) => id !== null))]
}

const placesOf = (book: Book, id: string): PickPlace[] => {
  const title = book.champion(id)
  if (title !== null)
    return [...title.prices.keys()].map((side) => ({
      matchId: id,
      marketId: title.marketId,
      side,
    }))
  const markets = [...(book.match(id)?.markets.values() ?? [])]
  return markets.flatMap((market) =>
    [...market.prices.keys()].map((side) => ({ matchId: id, marketId: market.id, side })),
  )
}

const pickOn = (rng: Rng, book: Book, id: string): WantedPick | null => {
  const place = oneOf(rng, placesOf(book, id))
  const offer = place === null ? null : book.pickOffer(place)
  if (place === null || offer === null) return null
  const { play, goalNumber, hk, line, live } = offer
  return { ...place, play, goalNumber, hk, line, live }
}

const stakeOf = (rng: Rng): bigint => BigInt(1 + rng.below(200)) * 500n + BigInt(rng.below(100))

const betsOn = (rng: Rng, picks: readonly WantedPick[]): WantedBet[] => {
  const combination = rng.below(3) === 0 ? null : oneOf(rng, combinationsFor(picks.length))
  // One price, or several on one slip, or all of them as a parlay or a system.
  return combination === null
    ? picks.map((pick) => ({ code: 'single', stake: stakeOf(rng), picks: [pick] }))
    : [{ code: combinationCode(combination), stake: stakeOf(rng) / 5n, picks }]
}

/** One member's request; null when none of the matches has a price. */
export const requestOf = (
  rng: Rng,
  book: Book,
  requestId: string,
  ids: readonly string[],
): PlaceRequest | null => {
  const picks = ids.flatMap((id) => pickOn(rng, book, id) ?? [])
  if (picks.length === 0) return null
  return {
    requestId,
    oddsType: oneOf(rng, oddsTypes) ?? 'E',
    policy: oneOf(rng, priceChangePolicies) ?? 'any',
    bets: betsOn(rng, picks),
  }
}
