import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Player } from '../../../ledger/play/player.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'

export interface BetPayment {
  readonly betId: bigint
  readonly amount: Fen
  readonly code: TransferCode
  readonly key: string
}

/** The payments and debts of one member while their bets are settled one by one. */
export interface PaidMember {
  /** Pays into the sports wallet, and collects debts of earlier corrections from it at once. */
  give(payment: BetPayment): void
  /** Collects from the sports wallet, then from the centre; the rest becomes a debt of the bet. */
  take(payment: BetPayment): void
  /** New values of the changed debts, by bet. */
  readonly debts: ReadonlyMap<bigint, Fen>
}

const causeOf = (betId: bigint): string => `bet_${betId}`

/** `owed`: debts by bet, oldest first. */
export const openPaidMember = (player: Player, owed: ReadonlyMap<bigint, Fen>): PaidMember => {
  const left = new Map(owed)
  const debts = new Map<bigint, Fen>()

  const owe = (betId: bigint, amount: Fen): void => {
    left.set(betId, amount)
    debts.set(betId, amount)
  }
  const payDebts = (most: Fen, key: string): void => {
    let rest = most
    for (const [betId, debt] of left) {
      const amount = debt < rest ? debt : rest
      if (amount === 0n) continue
      const what = { amount, code: 'bet-correction', cause: causeOf(betId) } as const
      player.collect({ ...what, key: `${key}:debt:${betId}` })
      owe(betId, debt - amount)
      rest -= amount
    }
  }
  return {
    debts,
    give({ betId, amount, code, key }) {
      player.payOut({ amount, code, cause: causeOf(betId), key })
      payDebts(amount, key)
    },
    take({ betId, amount, code, key }) {
      const missing = player.collect({ amount, code, cause: causeOf(betId), key })
      if (missing > 0n) owe(betId, (left.get(betId) ?? 0n) + missing)
    },
  }
}
