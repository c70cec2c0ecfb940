import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
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
import type { StoredLeg } from '../orders/stored-leg.ts'
import { openDayCaps, type CapPlace, type DayCaps } from '../settle/day-caps.ts'
import type { AcceptedBet, AcceptedLeg } from '../settle/judge-bet.ts'
import { judgeLeg } from '../settle/judge-leg.ts'
import type { Debt } from '../settle/move-money.ts'
import { readBets, readDays, readDebts } from '../settle/store-bet.ts'
import { readMatch } from '../settle/store-match.ts'
import { lockOpenBet, readLegs } from './store-running-bet.ts'

export interface CashOutParts {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly terms: TermsCache
}

export interface OpenBet extends AcceptedBet {
  /** How many runners a title has; 0 for a match. */
  readonly runners: number
}

/** A bet with everything that a cash out of it changes, locked until the transaction ends. */
export interface LockedBet {
  readonly memberTerms: MemberTerms
  readonly player: Player
  readonly exposures: LockedExposures
  /** Null when the bet is not open any more. */
  readonly bet: OpenBet | null
  readonly caps: DayCaps
  readonly debts: readonly Debt[]
  readonly terms: BookTerms
  readonly now: Instant
}

export const capPlaceOf = ({ memberId, day }: AcceptedBet, kind: LegPayoutKind): CapPlace => ({
  memberId,
  day,
  kind,
})

/** With the outcomes by the stored results: a void by late news or by an operator stands there alone. */
const withOutcomes = async (tx: Db, bet: AcceptedBet, now: Instant): Promise<OpenBet> => {
  const legs: AcceptedLeg[] = []
  let runners = 0
  for (const accepted of bet.legs) {
    const found = accepted.outcome === null ? await readMatch(tx, accepted.leg.matchId) : null
    const outcome =
      found === null ? accepted.outcome : judgeLeg(found.match, accepted.leg, bet.acceptedAt, now)
    legs.push({ ...accepted, outcome })
    runners = found?.match.runners ?? runners
  }
  return { ...bet, legs, runners }
}

const readOpenBet = async (tx: Db, betNumber: number, now: Instant): Promise<OpenBet | null> => {
  if (!(await lockOpenBet(tx, betNumber))) return null
  const [bet] = await readBets(tx, [BigInt(betNumber)])
  return bet === undefined || bet.voided ? null : withOutcomes(tx, bet, now)
}

/** What never changes of an accepted bet. */
interface FoundBet {
  readonly memberId: MemberId
  readonly betNumber: number
  readonly legs: readonly StoredLeg[]
  readonly accounts: readonly PurseAccounts[]
}

/** Null for a bet that is unknown, of another member or never accepted. */
export const findBet = async (
  { platform: { sql, clock } }: CashOutParts,
  memberId: MemberId,
  betNumber: number,
): Promise<FoundBet | null> => {
  const legs = await readLegs(sql, memberId, betNumber)
  if (legs === null) return null
  const accounts = await findPurses(sql, [{ memberId, channel: sportsbook }], clock.now())
  return { memberId, betNumber, legs, accounts }
}

/** Lock order: purses, exposures, bets. A settlement of the bet waits for the purse, or was first. */
export const lockBet = async (
  tx: Tx,
  { platform, terms: termsCache }: CashOutParts,
  { memberId, betNumber, legs, accounts }: FoundBet,
): Promise<LockedBet> => {
  const purse = (await lockAllPurses(tx, accounts)).get(memberId)
  if (purse === undefined) throw new Error('the purse is not locked')
  const memberTerms = (await termsCache.read(tx, [purse])).get(memberId)
  if (memberTerms === undefined) throw new Error('the terms of a member were not read')
  const exposures = lockedExposures(await lockExposures(tx, scopesOf(legs)))
  const now = platform.clock.now()
  const bet = await readOpenBet(tx, betNumber, now)
  const days = bet === null ? [] : [{ memberId, day: siteDay(bet.acceptedAt) }]
  const [caps, debts] = await Promise.all([readDays(tx, days), readDebts(tx, [memberId])])
  return {
    memberTerms,
    player: openPlayer(sportsbook, purse, memberTerms, now),
    exposures,
    bet,
    caps: openDayCaps(caps),
    debts,
    terms: bookTerms(platform.settings.get('book'), now),
    now,
  }
}
