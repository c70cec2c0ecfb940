import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import { houseAccounts } from '../../../ledger/accounts.ts'
import type { Use } from '../../../ledger/check-limits.ts'
import type { Purse } from '../../../ledger/post-locked.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'
import type { BetVerdict } from './judge-bet.ts'

/** What a correction took back that its member no longer had. */
export interface Debt {
  readonly betId: bigint
  readonly memberId: MemberId
  readonly debt: Fen
}

/** What a chunk of verdicts moves and counts. */
export interface Movements {
  readonly transfers: readonly LedgerTransfer[]
  /** The debts that changed, as they are to be written. */
  readonly debts: ReadonlyMap<bigint, Fen>
  readonly turnovers: ReadonlyMap<MemberId, Fen>
  readonly uses: ReadonlyMap<MemberId, readonly Use[]>
}

const book = houseAccounts['book:CRTY']
const least = (one: Fen, other: Fen): Fen => (one < other ? one : other)

/** A member's purse while the verdicts are paid one after the other. */
interface OpenPurse {
  readonly walletId: number
  readonly centreId: number
  wallet: Fen
  centre: Fen
  readonly debts: { readonly betId: bigint; left: Fen }[]
}

const openPurses = (
  purses: ReadonlyMap<MemberId, Purse>,
  debts: readonly Debt[],
): Map<MemberId, OpenPurse> => {
  const debtsOf = Map.groupBy(debts, ({ memberId }) => memberId)
  return new Map(
    [...purses].map(([memberId, { wallet, centre }]) => [
      memberId,
      {
        walletId: wallet.id,
        centreId: centre.id,
        wallet: wallet.balance,
        centre: centre.balance,
        debts: (debtsOf.get(memberId) ?? []).map(({ betId, debt }) => ({ betId, left: debt })),
      },
    ]),
  )
}

/** A stake that comes back is a return; after the first settlement only differences move. */
const codeOf = ({ bet, settled }: BetVerdict): TransferCode => {
  if (bet.state === 'settled') return 'bet-correction'
  return settled?.result === 'D' || settled?.result === 'P' ? 'bet-return' : 'bet-payout'
}

const usesOf = ({ bet, settled }: BetVerdict, difference: Fen): Use[] => {
  const voidBefore = bet.state === 'settled' && bet.result === 'D'
  const voidNow = settled?.result === 'D'
  const uses: Use[] = [{ kind: 'loss', amount: -difference }]
  // A void bet was never a bet: what it used of the wager limit is given back as well.
  if (voidBefore !== voidNow) uses.push({ kind: 'wager', amount: voidNow ? -bet.risk : bet.risk })
  return uses.filter(({ amount }) => amount !== 0n)
}

/**
 * Pays verdicts in their order. Money that a correction takes back comes out of the wallet, then out of
 * the centre; what neither has is a debt, which the member's next winnings pay before anything else.
 */
export const moveMoney = (
  verdicts: readonly BetVerdict[],
  purses: ReadonlyMap<MemberId, Purse>,
  debts: readonly Debt[],
): Movements => {
  const open = openPurses(purses, debts)
  const transfers: LedgerTransfer[] = []
  const changedDebts = new Map<bigint, Fen>()
  const turnovers = new Map<MemberId, Fen>()
  const uses = new Map<MemberId, Use[]>()

  const give = (verdict: BetVerdict, purse: OpenPurse, amount: Fen, key: string): void => {
    const [into, cause] = [purse.walletId, `bet_${verdict.bet.id}`]
    transfers.push({ from: book, into, amount, code: codeOf(verdict), cause, key })
    purse.wallet += amount
    let left = amount
    for (const debt of purse.debts) {
      const paid = least(debt.left, left)
      if (paid === 0n) continue
      const what = { amount: paid, code: 'bet-correction', cause: `bet_${debt.betId}` }
      transfers.push({ from: into, into: book, ...what, key: `${key}:debt:${debt.betId}` })
      debt.left -= paid
      left -= paid
      purse.wallet -= paid
      changedDebts.set(debt.betId, debt.left)
    }
  }

  const take = ({ bet }: BetVerdict, purse: OpenPurse, amount: Fen, key: string): void => {
    const what = { into: book, code: 'bet-correction', cause: `bet_${bet.id}` }
    const fromWallet = least(purse.wallet, amount)
    const fromCentre = least(purse.centre, amount - fromWallet)
    if (fromWallet > 0n) transfers.push({ from: purse.walletId, amount: fromWallet, ...what, key })
    if (fromCentre > 0n)
      transfers.push({ from: purse.centreId, amount: fromCentre, ...what, key: `${key}:centre` })
    purse.wallet -= fromWallet
    purse.centre -= fromCentre
    const owed = amount - fromWallet - fromCentre
    if (owed === 0n) return
    const own = purse.debts.find(({ betId }) => betId === bet.id)
    if (own === undefined) purse.debts.push({ betId: bet.id, left: owed })
    else own.left += owed
    changedDebts.set(bet.id, own?.left ?? owed)
  }

  for (const verdict of verdicts) {
    const { bet, settled } = verdict
    const purse = open.get(bet.memberId)
    if (purse === undefined) throw new Error(`the purse of ${bet.memberId} is not held`)
    const difference = (settled?.payout ?? 0n) - (bet.payout ?? 0n)
    const key = `bet_${bet.id}:settle:${bet.settlements + 1}`
    if (difference > 0n) give(verdict, purse, difference, key)
    else if (difference < 0n) take(verdict, purse, -difference, key)
    const turnover = verdict.turnover - (bet.turnover ?? 0n)
    turnovers.set(bet.memberId, (turnovers.get(bet.memberId) ?? 0n) + turnover)
    uses.set(bet.memberId, [...(uses.get(bet.memberId) ?? []), ...usesOf(verdict, difference)])
  }
  return { transfers, debts: changedDebts, turnovers, uses }
}
