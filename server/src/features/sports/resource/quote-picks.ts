import type { ResourceInput, WireAnswer } from '@xinghe/contract/sports-methods.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { counterAt } from '@xinghe/rules/account/limit-use.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { confirmDelayMs } from '@xinghe/rules/sports/acceptance.ts'
import { capFen, capKindOf } from '@xinghe/rules/sports/cap-winnings.ts'
import type { BetLimits } from '@xinghe/rules/sports/limits.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { sportPayoutKindOf, type LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { readPlayStates } from '../../../ledger/check-limits.ts'
import type { Book, PickStanding } from '../book/book.ts'
import { bookTerms, limitsFor, scopesOf } from '../place/book-terms.ts'
import { checkFeed, type Method } from './method.ts'
import { readDayWon, readExposures, readStakeable } from './store-room.ts'

type QuoteAnswer = WireAnswer<'quote'>
type AskedPick = ResourceInput<'quote'>['picks'][number]

const placeOf = ({ gide, gameId, w, side }: AskedPick) => ({
  matchId: gide,
  marketId: gameId,
  play: w,
  side,
})

/** What is over already is no room at all. */
const room = (amount: Fen): string => fenToText(amount > 0n ? amount : 0n)

const sentLimits = (limits: BetLimits): QuoteAnswer['picks'][number]['limits'] => ({
  minRisk: fenToText(limits.minRisk),
  maxRisk: fenToText(limits.maxRisk),
  marketRoom: room(limits.marketRoom),
  matchRoom: room(limits.matchRoom),
  memberDayRoom: room(limits.memberDayRoom),
})

const pair = ({ home, away }: Score): [number, number] => [home, away]

/** A pick that the book does not have any more is closed, whatever the client knew of it. */
const sentPick = (standing: PickStanding | null, limits: BetLimits): QuoteAnswer['picks'][number] =>
  standing === null
    ? { ioratio: 0, ratio: null, state: 'closed', live: null, limits: sentLimits(limits) }
    : {
        ioratio: standing.hk,
        ratio: standing.line,
        state: standing.feedAlive ? standing.state : 'suspended',
        live: standing.live && {
          score: pair(standing.live.score),
          reds: pair(standing.live.redCards),
        },
        limits: sentLimits(limits),
      }

const payoutKindOf = (book: Book, { gide }: AskedPick): LegPayoutKind => {
  const offer = book.match(gide)?.fixture ?? book.champion(gide)?.champion
  return sportPayoutKindOf(offer?.gameType ?? '', offer?.discipline ?? '')
}

const confirmMsOf = (standings: readonly (PickStanding | null)[]): number =>
  Math.max(
    0,
    ...standings.map((standing) =>
      standing !== null && playOf(standing.play).inPlay ? confirmDelayMs(standing.gameType) : 0,
    ),
  )

export const quotePicks: Method<'quote'> = async (parts, { picks, series }, { member }) => {
  const { book, platform } = parts
  const { memberId, now } = member
  checkFeed(book)
  const legs = picks.map(placeOf)
  const standings = legs.map((leg) => book.standing(leg))
  const terms = bookTerms(platform.settings.get('book'), now)
  const [exposures, won, plays, stakeable] = await Promise.all([
    readExposures(platform.sql, scopesOf(legs)),
    readDayWon(platform.sql, memberId, siteDay(now)),
    readPlayStates(platform.sql, [memberId]),
    readStakeable(platform.sql, memberId, sportsChannel),
  ])
  const atRisk = plays.get(memberId)?.counterOf('book') ?? null
  const used = {
    exposureOf: (scope: string) => exposures.get(scope) ?? 0n,
    dayRisk: counterAt(atRisk, now).day.used,
  }
  const kind = capKindOf(picks.map((pick) => payoutKindOf(book, pick)))
  const cap = capFen(kind, terms.usdRate)
  return {
    picks: legs.map((leg, at) => sentPick(standings[at] ?? null, limitsFor(terms, [leg], used))),
    seriesLimits: series && legs.length > 1 ? sentLimits(limitsFor(terms, legs, used)) : null,
    cap: { amount: fenToText(cap), left: room(cap - BigInt(won[kind] ?? '0')) },
    balance: fenToText(stakeable.whole),
    centre: fenToText(stakeable.centre),
    confirmMs: confirmMsOf(standings),
  }
}
