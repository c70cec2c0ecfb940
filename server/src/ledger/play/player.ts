import { Refused } from '@xinghe/contract/refusal.ts'
import { siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { HouseChannel } from '../channel.ts'
import { refusedUse } from '../check-limits.ts'
import {
  countDayRisk,
  countersFrom,
  countersText,
  countUses,
  dayRiskIn,
  type Use,
} from '../counters.ts'
import type { MemberTerms } from '../member-terms.ts'
import type { TransferCode } from '../transfer-codes.ts'
import type { Purse } from './purse.ts'

/** A new row of the ledger. Positive account ids belong to members, whose balances never go below zero. */
export interface LedgerTransfer {
  readonly from: number
  readonly into: number
  readonly amount: Fen
  readonly code: TransferCode
  readonly cause: string
  readonly key: string
}

/** The first stake of a bet, or one that was added later: the suffix of the transfer's key. */
export type StakePart = 'stake' | 'more' | `more-${number}`

/** A transfer between the house and the member. */
export type Payment = Pick<LedgerTransfer, 'amount' | 'code' | 'cause' | 'key'>

/**
 * A member's money, limits and turnover in one channel during one transaction. Each bet sees the changes of the
 * bets before it. Changes stay in memory until `postPlayers` writes them.
 */
export interface Player {
  readonly purse: Purse
  readonly transfers: readonly LedgerTransfer[]
  /** The amount put at risk in the channel on this GMT+8 day. */
  dayRisk(): Fen
  /** The wallet's balance, plus the centre's when auto-transfer is on. */
  stakeable(): Fen
  /** The refusal by the member's own limits of another bet with this risk, else null. */
  refusedLimit(risk: Fen): Refused | null
  /** Whether the member's own limits allow another bet with this risk. */
  allows(risk: Fen): boolean
  /** Takes a stake, or more for a taken one. Returns false and changes nothing when the money is missing. */
  take(cause: string, risk: Fen, what?: StakePart): boolean
  /** Returns a stake or a part of it; `what` is the suffix of the transfer's key. */
  giveBack(cause: string, amount: Fen, what: 'return' | 'excess', takenAt: Instant): void
  /** From the house account of the channel, or from another one. */
  payOut(payment: Payment, houseAccount?: number): void
  /** Takes from the wallet, then from the centre; returns the amount that both lack. */
  collect(payment: Payment): Fen
  count(uses: readonly Use[]): void
  /** Negative when a correction takes turnover back. */
  addTurnover(amount: Fen): void
  turnover(): Fen
  /** The new text of the counters; null when they have not changed. */
  counted(): string | null
}

/** The risk of a bet counts as wagered and, until settlement, as lost. */
const usesOf = (risk: Fen): Use[] => [
  { kind: 'wager', amount: risk },
  { kind: 'loss', amount: risk },
]

const lesser = (one: Fen, other: Fen): Fen => (one < other ? one : other)

/** `terms` may be null where no stake is taken, since settlement checks no limits. */
export const openPlayer = (
  { code: channel, houseAccount: house }: HouseChannel,
  purse: Purse,
  terms: MemberTerms | null,
  now: Instant,
): Player => {
  const transfers: LedgerTransfer[] = []
  const before = countersFrom(purse.counted)
  let [counters, turnover] = [before, 0n]
  let [wallet, centre] = [purse.wallet.balance, purse.centre.balance]
  const autoTransfer = terms?.autoTransfer ?? false
  const move = (from: number, into: number, payment: Payment): void =>
    void transfers.push({ from, into, ...payment })

  const refusedLimit = (risk: Fen): Refused | null =>
    terms === null
      ? new Refused('limit-reached')
      : refusedUse({ terms, counters }, usesOf(risk), now)

  return {
    purse,
    transfers,
    dayRisk: () => dayRiskIn(counters, channel, now),
    stakeable: () => (autoTransfer ? wallet + centre : wallet),
    refusedLimit,
    allows: (risk) => refusedLimit(risk) === null,
    take(cause, risk, what = 'stake') {
      const short = risk > wallet ? risk - wallet : 0n
      if (short > (autoTransfer ? centre : 0n)) return false
      if (short > 0n) {
        const key = `${cause}:${what === 'stake' ? 'fill' : `fill-${what}`}`
        const fill = { amount: short, code: 'venue-in', cause, key } as const
        move(purse.centre.id, purse.wallet.id, fill)
      }
      const stake = { amount: risk, code: 'bet-stake', cause, key: `${cause}:${what}` } as const
      move(purse.wallet.id, house, stake)
      centre -= short
      wallet += short - risk
      counters = countDayRisk(countUses(counters, usesOf(risk), now), channel, risk, now)
      return true
    },
    giveBack(cause, amount, what, takenAt) {
      const back = { amount, code: 'bet-return', cause, key: `${cause}:${what}` } as const
      move(house, purse.wallet.id, back)
      wallet += amount
      counters = countUses(counters, usesOf(-amount), now)
      if (siteDayNumber(takenAt) === siteDayNumber(now))
        counters = countDayRisk(counters, channel, -amount, now)
    },
    payOut(payment, houseAccount = house) {
      move(houseAccount, purse.wallet.id, payment)
      wallet += payment.amount
    },
    collect({ amount, key, ...rest }) {
      const fromWallet = lesser(wallet, amount)
      const fromCentre = lesser(centre, amount - fromWallet)
      if (fromWallet > 0n) move(purse.wallet.id, house, { ...rest, amount: fromWallet, key })
      if (fromCentre > 0n)
        move(purse.centre.id, house, { ...rest, amount: fromCentre, key: `${key}:centre` })
      wallet -= fromWallet
      centre -= fromCentre
      return amount - fromWallet - fromCentre
    },
    count(uses) {
      if (uses.length > 0) counters = countUses(counters, uses, now)
    },
    addTurnover(amount) {
      turnover += amount
    },
    turnover: () => turnover,
    counted: () => (counters === null || counters === before ? null : countersText(counters)),
  }
}
