import { Refused } from '@xinghe/contract/refusal.ts'
import type { PayoutCap, PickQuote, WantedPick } from '@xinghe/contract/sports-pick.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { confirmDelayMs } from '@xinghe/rules/sports/acceptance.ts'
import { capFen, capKindOf } from '@xinghe/rules/sports/cap-winnings.ts'
import type { BetLimits } from '@xinghe/rules/sports/limits.ts'
import { sportPayoutKindOf, type LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { dayRiskIn } from '../../../ledger/counters.ts'
import { readPlayStates } from '../../../ledger/member-terms.ts'
import type { Book, PickOffer } from '../book/book.ts'
import { capKindsOf } from '../orders/stored-leg.ts'
import { bookTerms } from '../book/book-terms.ts'
import { scopesOf } from '../exposure/scopes.ts'
import { limitsFor } from '../judge/bet-limits.ts'
import type { Method } from '../parts/method.ts'
import { readDayWon, readExposures, readStakeable } from './store-room.ts'

/** A limit may be exceeded after an operator has lowered it. */
const room = (amount: Fen): Fen => (amount > 0n ? amount : 0n)

const roomsOf = (limits: BetLimits): BetLimits => ({
  ...limits,
  marketRoom: room(limits.marketRoom),
  matchRoom: room(limits.matchRoom),
  memberDayRoom: room(limits.memberDayRoom),
})

/** A pick that the book no longer offers is quoted as closed. */
const quoteOf = (offer: PickOffer | null): Omit<PickQuote, 'limits' | 'cap'> =>
  offer === null
    ? { price: 0, line: null, state: 'closed', live: null, isNew: false }
    : {
        price: offer.hk,
        line: offer.line,
        state: offer.feedAlive ? offer.state : 'suspended',
        live: offer.live,
        isNew: offer.isNew,
      }

const payoutKindsOf = (book: Book, pick: WantedPick): LegPayoutKind[] => {
  const listed = book.match(pick.matchId)?.fixture ?? book.champion(pick.matchId)?.champion
  const capKind = sportPayoutKindOf(listed?.gameType ?? '', listed?.discipline ?? '')
  return capKindsOf({ capKind, isNew: book.pickOffer(pick)?.isNew ?? false })
}

const confirmMsOf = (offers: readonly (PickOffer | null)[]): number =>
  Math.max(
    0,
    ...offers.map((offer) =>
      offer !== null && playOf(offer.play).inPlay ? confirmDelayMs(offer.gameType) : 0,
    ),
  )

export const quotePicks: Method<'quote'> = async (parts, { picks, series }, { member }) => {
  const { book, platform } = parts
  const { memberId, now } = member
  if (!book.isWhole()) throw new Refused('book-not-ready')
  const offers = picks.map((pick) => book.pickOffer(pick))
  const terms = bookTerms(platform.settings.get('book'), now)
  const [exposures, won, plays, stakeable] = await Promise.all([
    readExposures(platform.sql, scopesOf(picks)),
    readDayWon(platform.sql, memberId, siteDay(now)),
    readPlayStates(platform.sql, [memberId]),
    readStakeable(platform.sql, memberId, sportsChannel),
  ])
  const used = {
    exposureOf: (scope: string) => exposures.get(scope) ?? 0n,
    dayRisk: dayRiskIn(plays.get(memberId)?.counters ?? null, sportsChannel, now),
  }
  const limitsOf = (legs: readonly WantedPick[]): BetLimits => roomsOf(limitsFor(terms, legs, used))
  const capOf = (legs: readonly WantedPick[]): PayoutCap => {
    const kind = capKindOf(legs.flatMap((pick) => payoutKindsOf(book, pick)))
    const amount = capFen(kind, terms.usdRate)
    return { amount, left: room(amount - BigInt(won[kind] ?? '0')) }
  }
  const isSeries = series && picks.length > 1
  return {
    picks: picks.map((pick, at) => ({
      ...quoteOf(offers[at] ?? null),
      limits: limitsOf([pick]),
      cap: capOf([pick]),
    })),
    seriesLimits: isSeries ? limitsOf(picks) : null,
    seriesCap: isSeries ? capOf(picks) : null,
    balance: stakeable.whole,
    centre: stakeable.centre,
    confirmMs: confirmMsOf(offers),
  }
}
