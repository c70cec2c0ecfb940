import type { Bet, BetLeg } from '@xinghe/contract/sports-bet.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { appealUntil } from '@xinghe/rules/sports/appeal.ts'
import { tallyOf, type Score } from '@xinghe/rules/sports/match-result.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import type { Book } from '../book/book.ts'
import { shownCashOut } from '../cash-out/cash-out-row.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { OrderedLeg, PlacedOrder } from '../orders/order.ts'
import { readPlaces, type BetPlace, type BetRow } from './store-bet.ts'

/** A just placed order, which has no result yet. */
export const freshBet = (order: PlacedOrder): BetRow => ({
  ...order,
  result: null,
  payout: null,
  net: null,
  explanation: null,
  settledAt: null,
  outcomes: order.legs.map(() => null),
  cashOuts: [],
})

const placeInBook = (book: Book, id: string): BetPlace | null => {
  const match = book.match(id)
  if (match !== null) {
    const { leagueName: league, home, away, kickOff } = match.fixture
    return { id, league, home: home.name, away: away.name, startsAt: kickOff, result: match.report }
  }
  const title = book.champion(id)?.champion
  if (title === undefined) return null
  return {
    id,
    league: title.leagueName,
    home: '',
    away: '',
    startsAt: title.closesAt,
    result: null,
  }
}

/** The matches and titles of these bets, and the ids that the book no longer has. */
const placesInBook = (
  book: Book,
  bets: readonly BetRow[],
): { readonly places: Map<string, BetPlace>; readonly missing: ReadonlySet<string> } => {
  const places = new Map<string, BetPlace>()
  const missing = new Set<string>()
  for (const { legs } of bets)
    for (const { matchId } of legs) {
      if (places.has(matchId)) continue
      const place = placeInBook(book, matchId)
      if (place === null) missing.add(matchId)
      else places.set(matchId, place)
    }
  return { places, missing }
}

/** The score of the play's unit and period, live while the match runs. */
const scoreNow = ({ play }: StoredLeg, place: BetPlace | undefined): Score | null => {
  if (!place?.result) return null
  const { unit, period } = playOf(play)
  return tallyOf(place.result, unit, period)
}

const namedLeg = (
  leg: OrderedLeg,
  outcome: BetRow['outcomes'][number],
  place: BetPlace | undefined,
  placedAt: Instant,
  language: Language,
): BetLeg => ({
  matchId: leg.matchId,
  gameType: leg.gameType,
  discipline: leg.gameType === 'OP' ? leg.capKind : null,
  league: inScript(language, place?.league ?? ''),
  home: inScript(language, place?.home ?? ''),
  away: inScript(language, place?.away ?? ''),
  startsAt: place?.startsAt ?? placedAt,
  play: leg.play,
  side: leg.side,
  sideName: leg.sideName === null ? null : inScript(language, leg.sideName),
  line: leg.line,
  goalNumber: leg.goalNumber,
  odds: leg.odds,
  scoreAtBet: leg.scoreAtBet,
  score: outcome?.score ?? scoreNow(leg, place),
  result: outcome?.result ?? null,
  reason: leg.refusedWhy ?? null,
})

const namedBet = (bet: BetRow, places: ReadonlyMap<string, BetPlace>, language: Language): Bet => ({
  id: bet.id,
  ticketId: bet.ticket,
  requestId: bet.requestId,
  state: bet.state,
  code: bet.code,
  stake: bet.stake,
  risk: bet.risk,
  maxWin: bet.maxWin,
  result: bet.result,
  net: bet.net,
  payout: bet.payout,
  reason: bet.refusedWhy,
  // Converted without a cache, since hardly two explanations are the same.
  explanation:
    bet.explanation === null || language === 'zh-CN'
      ? bet.explanation
      : traditional(bet.explanation),
  placedAt: bet.placedAt,
  deadline: bet.state === 'confirming' ? bet.deadline : null,
  settledAt: bet.settledAt,
  appealUntil: bet.settledAt === null ? null : appealUntil(bet.settledAt),
  cashOuts: bet.cashOuts.map(shownCashOut),
  legs: bet.legs.map((leg, at) =>
    namedLeg(leg, bet.outcomes[at] ?? null, places.get(leg.matchId), bet.placedAt, language),
  ),
})

/** Bets with the names of their matches, in the reader's script. */
export const namedBets = async (
  db: Db,
  book: Book,
  bets: readonly BetRow[],
  language: Language,
): Promise<Bet[]> => {
  const { places, missing } = placesInBook(book, bets)
  // Matches are stored before they are bet on.
  if (missing.size > 0)
    for (const place of await readPlaces(db, [...missing])) places.set(place.id, place)
  return bets.map((bet) => namedBet(bet, places, language))
}
