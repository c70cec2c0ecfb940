import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import type { MemberTerms } from '../../../ledger/member-terms.ts'
import { lockAllPurses } from '../../../ledger/play/lock-all-purses.ts'
import { openPlayer, type Player } from '../../../ledger/play/player.ts'
import { findPurses, type PurseAccounts } from '../../../ledger/play/purse.ts'
import type { TermsCache } from '../../../ledger/play/terms-cache.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { bookTerms, type BookTerms } from '../book/book-terms.ts'
import { sportsbook } from '../book/channel.ts'
import { lockedExposures, type LockedExposures } from '../exposure/exposures.ts'
import { scopesOf } from '../exposure/scopes.ts'
import { lockExposures } from '../exposure/store-exposure.ts'
import { openDayCaps, type CapPlace, type DayCaps } from '../settle/day-caps.ts'
import type { AcceptedBet, AcceptedLeg } from '../settle/judge-bet.ts'
import { judgeLeg } from '../settle/judge-leg.ts'
import { openPaidMember, type PaidMember } from '../settle/pay-member.ts'
import { readBets, readDays, readDebts } from '../settle/store-bet.ts'
import { readMatch, type FoundMatch } from '../settle/store-match.ts'
import type { JudgedLeg } from './leg-standing.ts'
import { lockOpenBets, readLegs, type BetLegs } from './store-running-bet.ts'

export interface CashOutParts {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly terms: TermsCache
}

export interface OpenBet extends AcceptedBet {
  readonly legs: readonly (AcceptedLeg & JudgedLeg)[]
  /** How many runners a title has; 0 for a match. */
  readonly runners: number
}

export interface LockedMember {
  readonly terms: MemberTerms
  readonly player: Player
  /** Pays values, and collects debts of earlier corrections from them. */
  readonly paid: PaidMember
}

/** Bets with everything that cash outs of them change, locked until the transaction ends. */
export interface LockedBets {
  /** By number, without bets that are not open any more. */
  readonly open: ReadonlyMap<number, OpenBet>
  readonly members: ReadonlyMap<MemberId, LockedMember>
  readonly exposures: LockedExposures
  readonly caps: DayCaps
  readonly terms: BookTerms
  readonly now: Instant
}

export const ownerOf = ({ members }: LockedBets, { memberId }: OpenBet): LockedMember => {
  const member = members.get(memberId)
  if (member === undefined) throw new Error('the purse is not locked')
  return member
}

export const capPlaceOf = ({ memberId, day }: AcceptedBet, kind: LegPayoutKind): CapPlace => ({
  memberId,
  day,
  kind,
})

/** Winnings under each daily cap that the bet falls under. */
export const wonBeforeOf =
  (caps: DayCaps, bet: AcceptedBet) =>
  (kind: LegPayoutKind): Fen =>
    caps.wonBefore(capPlaceOf(bet, kind))

/** With the outcomes by the stored results: a void by late news or by an operator stands there alone. */
const withOutcomes = (
  bet: AcceptedBet,
  matches: ReadonlyMap<string, FoundMatch | null>,
  now: Instant,
): OpenBet => {
  let runners = 0
  const legs = bet.legs.map((accepted): AcceptedLeg & JudgedLeg => {
    const found = accepted.outcome === null ? matches.get(accepted.leg.matchId) : null
    if (found === null || found === undefined) return accepted
    runners = Math.max(runners, found.match.runners)
    const outcome = judgeLeg(found.match, accepted.leg, bet.acceptedAt, now)
    return { ...accepted, outcome, unsettled: true }
  })
  return { ...bet, legs, runners }
}

const readOpenBets = async (
  tx: Db,
  betNumbers: readonly number[],
  now: Instant,
): Promise<Map<number, OpenBet>> => {
  const bets = await readBets(tx, await lockOpenBets(tx, betNumbers))
  const undecided = bets.flatMap(({ legs }) => legs.filter(({ outcome }) => outcome === null))
  const matchIds = [...new Set(undecided.map(({ leg }) => leg.matchId))]
  const matches = await Promise.all(
    matchIds.map(async (id) => [id, await readMatch(tx, id)] as const),
  )
  const found = new Map(matches)
  return new Map(
    bets
      .filter(({ voided }) => !voided)
      .map((bet) => [Number(bet.id), withOutcomes(bet, found, now)]),
  )
}

/** What never changes of accepted bets. */
export interface FoundBets {
  readonly bets: readonly BetLegs[]
  readonly accounts: readonly PurseAccounts[]
}

/** Without bets that are unknown or were never accepted. */
export const findBets = async (
  { platform: { sql, clock } }: CashOutParts,
  betNumbers: readonly number[],
): Promise<FoundBets> => {
  const bets = await readLegs(sql, betNumbers)
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))]
  const owners = memberIds.map((memberId) => ({ memberId, channel: sportsbook }))
  return { bets, accounts: await findPurses(sql, owners, clock.now()) }
}

/** Lock order: purses, exposures, bets. A settlement of a bet waits for the purse, or was first. */
export const lockBets = async (
  tx: Tx,
  { platform, terms: termsCache }: CashOutParts,
  { bets, accounts }: FoundBets,
): Promise<LockedBets> => {
  const purses = await lockAllPurses(tx, accounts)
  const termsOf = await termsCache.read(tx, [...purses.values()])
  const exposures = await lockExposures(tx, scopesOf(bets.flatMap(({ legs }) => legs)))
  const now = platform.clock.now()
  const open = await readOpenBets(
    tx,
    bets.map(({ betNumber }) => betNumber),
    now,
  )
  const [days, debts] = await Promise.all([
    readDays(tx, [...open.values()]),
    readDebts(tx, [...purses.keys()]),
  ])
  const members = new Map<MemberId, LockedMember>()
  for (const [memberId, purse] of purses) {
    const terms = termsOf.get(memberId)
    if (terms === undefined) throw new Error('the terms of a member were not read')
    const player = openPlayer(sportsbook, purse, terms, now)
    const owed = debts.filter((debt) => debt.memberId === memberId)
    const paid = openPaidMember(player, new Map(owed.map(({ betId, debt }) => [betId, debt])))
    members.set(memberId, { terms, player, paid })
  }
  return {
    open,
    members,
    exposures: lockedExposures(exposures),
    caps: openDayCaps(days),
    terms: bookTerms(platform.settings.get('book'), now),
    now,
  }
}
