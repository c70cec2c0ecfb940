import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import { houseAccounts } from '../../../ledger/accounts.ts'
import type { Purse } from '../../../ledger/post-locked.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'

const book = houseAccounts['book:CRTY']
const least = (one: Fen, other: Fen): Fen => (one < other ? one : other)

export interface Payment {
  readonly betId: bigint
  readonly amount: Fen
  readonly code: TransferCode
  readonly key: string
}

/** One member's money while their bets are settled one after the other. */
export interface PaidMember {
  /** Into the sports wallet; what is owed from earlier corrections goes back at once. */
  give(payment: Payment): void
  /** Out of the sports wallet, then out of the centre; what neither has becomes a debt of the bet. */
  take(payment: Payment): void
  readonly transfers: readonly LedgerTransfer[]
  /** The debts that changed, as they are to be written, by bet. */
  readonly debts: ReadonlyMap<bigint, Fen>
}

/** `owed` by bet, the oldest first. */
export const openPaidMember = (purse: Purse, owed: ReadonlyMap<bigint, Fen>): PaidMember => {
  const transfers: LedgerTransfer[] = []
  const left = new Map(owed)
  const debts = new Map<bigint, Fen>()
  let [wallet, centre] = [purse.wallet.balance, purse.centre.balance]

  const owe = (betId: bigint, amount: Fen): void => {
    left.set(betId, amount)
    debts.set(betId, amount)
  }
  const payDebts = (most: Fen, key: string): void => {
    let rest = most
    for (const [betId, debt] of left) {
      const amount = least(debt, rest)
      if (amount === 0n) continue
      const what = { amount, code: 'bet-correction', cause: `bet_${betId}` }
      transfers.push({ from: purse.wallet.id, into: book, ...what, key: `${key}:debt:${betId}` })
      owe(betId, debt - amount)
      rest -= amount
      wallet -= amount
    }
  }
  return {
    transfers,
    debts,
    give({ betId, amount, code, key }) {
      const what = { amount, code, cause: `bet_${betId}`, key }
      transfers.push({ from: book, into: purse.wallet.id, ...what })
      wallet += amount
      payDebts(amount, key)
    },
    take({ betId, amount, code, key }) {
      const fromWallet = least(wallet, amount)
      const fromCentre = least(centre, amount - fromWallet)
      const what = { into: book, code, cause: `bet_${betId}` }
      if (fromWallet > 0n)
        transfers.push({ from: purse.wallet.id, amount: fromWallet, ...what, key })
      if (fromCentre > 0n)
        transfers.push({ from: purse.centre.id, amount: fromCentre, ...what, key: `${key}:centre` })
      wallet -= fromWallet
      centre -= fromCentre
      const missing = amount - fromWallet - fromCentre
      if (missing > 0n) owe(betId, (left.get(betId) ?? 0n) + missing)
    },
  }
}
