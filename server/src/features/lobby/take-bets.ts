import type { Fen } from '@xinghe/rules/base/money.ts'
import { betTurnover } from '@xinghe/rules/wallet/turnover.ts'
import { writePlayFacts, type NewPlayFact } from '../../ledger/counted-play/write-facts.ts'
import { lockMembers } from '../../ledger/lock-members.ts'
import { noteUses } from '../../ledger/count-limits.ts'
import type { Use } from '../../ledger/counters.ts'
import { fillTurnover, releaseTurnover } from '../../ledger/fill-turnover.ts'
import type { Platform } from '../../platform/parts.ts'
import type { LobbyParts } from './parts.ts'
import * as store from './store-bet.ts'
import type { OutsideVenue, VenueBet } from './venues/venue.ts'

/** Pages per venue and run; the next run reads the rest. */
const pagesAtOnce = 20

type Standing = Pick<Platform, 'sql' | 'clock'>

const counted = (bet: VenueBet): store.CountedBet => ({
  ...bet,
  turnover: betTurnover({
    risk: bet.stake,
    net: bet.payout - bet.stake,
    isVoid: false,
    priceHundredths: null,
  }),
})

const sumOf = (bets: readonly store.TakenBet[], amount: (bet: store.TakenBet) => Fen): Fen =>
  bets.reduce((sum, bet) => sum + amount(bet), 0n)

const usesOf = (bets: readonly store.TakenBet[]): Use[] => [
  { kind: 'wager', amount: sumOf(bets, ({ stake }) => stake) },
  { kind: 'loss', amount: sumOf(bets, ({ stake, payout }) => stake - payout) },
]

const factOf = (
  { code, play }: OutsideVenue,
  { id, memberId, stake, payout, turnover }: store.TakenBet,
): NewPlayFact => ({
  ...play,
  memberId,
  bet: `${code}-${id}`,
  turnover,
  net: payout - stake,
  hedge: null,
})

/** Takes one page of reports and moves the cursor, in one transaction; false where there is no more. */
const takePage = async ({ sql, clock }: Standing, venue: OutsideVenue): Promise<boolean> => {
  const from = await store.readCursor(sql, venue.code)
  const askedAt = clock.now()
  const page = await venue.betsSince(from)
  if (page === null) return false
  if (page.cursor === from) {
    await store.writeReadUntil(sql, venue.code, askedAt)
    return false
  }
  // Winnings of a free round have no stake.
  const bets = page.bets.filter(({ stake, payout }) => stake > 0n || payout > 0n).map(counted)
  const now = clock.now()
  return sql.begin(async (tx) => {
    if (!(await store.moveCursor(tx, venue.code, from, page.cursor))) return false
    const taken = await store.insertBets(tx, venue.code, bets, now)
    await writePlayFacts(
      tx,
      taken.map((bet) => factOf(venue, bet)),
      now,
    )
    const ofMember = Map.groupBy(taken, ({ memberId }) => memberId)
    await lockMembers(tx, [...ofMember.keys()])
    for (const [memberId, own] of ofMember) {
      await noteUses(tx, memberId, usesOf(own), now)
      await fillTurnover(
        tx,
        memberId,
        sumOf(own, ({ turnover }) => turnover),
      )
      await releaseTurnover(tx, memberId, now)
    }
    return true
  })
}

/**
 * Reads settled bets from outside venues, for turnover, limits and records. It moves no money. A repeated
 * report counts once.
 */
export const takeBets = async (platform: Standing, { outside }: LobbyParts): Promise<void> => {
  for (const venue of outside.values()) {
    for (let page = 0; page < pagesAtOnce; page += 1) {
      if (!(await takePage(platform, venue))) break
    }
  }
}
