import type { SentBet } from '@xinghe/contract/sports-shapes.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { appealUntil } from '@xinghe/rules/sports/appeal.ts'
import { tallyOf, type Score } from '@xinghe/rules/sports/match-result.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import type { Book } from '../book/book.ts'
import type { KeptLeg } from '../kept-leg.ts'
import type { OrderedLeg, PlacedOrder } from '../place/order.ts'
import { isoText } from './iso-text.ts'
import { readPlaces, type BetPlace, type BetRow } from './store-bet.ts'

type SentLeg = SentBet['legs'][number]

const isoOrNull = (at: Instant | null): string | null => (at === null ? null : isoText(at))
const fenOrNull = (amount: Fen | null): string | null =>
  amount === null ? null : fenToText(amount)
const pairOrNull = (score: Score | null): [number, number] | null =>
  score === null ? null : [score.home, score.away]

/** An order as it was answered by placing: nothing has become of it yet. */
export const freshBet = (order: PlacedOrder): BetRow => ({
  ...order,
  result: null,
  payout: null,
  net: null,
  explanation: null,
  settledAt: null,
  outcomes: order.legs.map(() => null),
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

/** Where the legs of these bets are played, and which matches the book has forgotten. */
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

/** The score that the play counts, live while the match runs. */
const scoreNow = ({ play }: KeptLeg, place: BetPlace | undefined): Score | null => {
  if (!place?.result) return null
  const { unit, period } = playOf(play)
  return tallyOf(place.result, unit, period)
}

const sentLeg = (
  leg: OrderedLeg,
  outcome: BetRow['outcomes'][number],
  place: BetPlace | undefined,
  placedAt: Instant,
  language: Language,
): SentLeg => ({
  gide: leg.matchId,
  gameType: leg.gameType,
  ...(leg.gameType === 'OP' ? { discipline: leg.capKind } : {}),
  league: inScript(language, place?.league ?? ''),
  team_h: inScript(language, place?.home ?? ''),
  team_c: inScript(language, place?.away ?? ''),
  datetime: isoText(place?.startsAt ?? placedAt),
  w: leg.play,
  side: leg.side,
  sideName: leg.sideName === null ? null : inScript(language, leg.sideName),
  ratio: leg.line,
  goalNumber: leg.goalNumber,
  oddsType: leg.odds.type,
  shown: leg.odds.shown,
  scoreAtBet: pairOrNull(leg.scoreAtBet),
  score: pairOrNull(outcome?.score ?? scoreNow(leg, place)),
  result: outcome?.result ?? null,
  ...(leg.refusedWhy === undefined ? {} : { reason: leg.refusedWhy }),
})

const sentBet = (
  bet: BetRow,
  places: ReadonlyMap<string, BetPlace>,
  language: Language,
): SentBet => ({
  ticket_id: bet.ticket,
  orderId: bet.id,
  requestId: bet.requestId,
  state: bet.state,
  code: bet.code,
  stake: fenToText(bet.stake),
  risk: fenToText(bet.risk),
  maxWin: fenToText(bet.maxWin),
  result: bet.result,
  net: fenOrNull(bet.net),
  payout: fenOrNull(bet.payout),
  reason: bet.refusedWhy,
  // Hardly two explanations are the same: none of them is worth remembering.
  explanation:
    bet.explanation === null || language === 'zh-CN'
      ? bet.explanation
      : traditional(bet.explanation),
  placedAt: isoText(bet.placedAt),
  deadline: bet.state === 'confirming' ? isoOrNull(bet.deadline) : null,
  settledAt: isoOrNull(bet.settledAt),
  appealUntil: bet.settledAt === null ? null : isoText(appealUntil(bet.settledAt)),
  legs: bet.legs.map((leg, at) =>
    sentLeg(leg, bet.outcomes[at] ?? null, places.get(leg.matchId), bet.placedAt, language),
  ),
})

/** Bets with the names of their matches, as they stand on the wire. */
export const sentBets = async (
  db: Db,
  book: Book,
  bets: readonly BetRow[],
  language: Language,
): Promise<SentBet[]> => {
  const { places, missing } = placesInBook(book, bets)
  // What the book has forgotten was written down.
  if (missing.size > 0)
    for (const place of await readPlaces(db, [...missing])) places.set(place.id, place)
  return bets.map((bet) => sentBet(bet, places, language))
}
