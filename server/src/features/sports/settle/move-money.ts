import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import type { Use } from '../../../ledger/check-limits.ts'
import type { Purse } from '../../../ledger/post-locked.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'
import type { BetVerdict } from './judge-bet.ts'
import { openPaidMember, type PaidMember } from './pay-member.ts'

/** What a correction took back that its member no longer had. */
export interface Debt {
  readonly betId: bigint
  readonly memberId: MemberId
  readonly debt: Fen
}

/** What a chunk of verdicts moves and counts. */
export interface Movements {
  readonly transfers: readonly LedgerTransfer[]
  /** The debts that changed, as they are to be written, by bet. */
  readonly debts: ReadonlyMap<bigint, Fen>
  readonly turnovers: ReadonlyMap<MemberId, Fen>
  readonly uses: ReadonlyMap<MemberId, readonly Use[]>
}

const differenceOf = ({ bet, settled }: BetVerdict): Fen =>
  (settled?.payout ?? 0n) - (bet.payout ?? 0n)

/** A stake that comes back is a return; after the first settlement only differences move. */
const codeOf = ({ bet, settled }: BetVerdict): TransferCode => {
  if (bet.state === 'settled') return 'bet-correction'
  return settled?.result === 'D' || settled?.result === 'P' ? 'bet-return' : 'bet-payout'
}

const usesOf = (verdict: BetVerdict): Use[] => {
  const { bet, settled } = verdict
  const wasVoid = bet.state === 'settled' && bet.result === 'D'
  const isVoid = settled?.result === 'D'
  const uses: Use[] = [{ kind: 'loss', amount: -differenceOf(verdict) }]
  // A void bet was never a bet: what it used of the wager limit is given back as well.
  if (wasVoid !== isVoid) uses.push({ kind: 'wager', amount: isVoid ? -bet.risk : bet.risk })
  return uses.filter(({ amount }) => amount !== 0n)
}

const pay = (verdict: BetVerdict, member: PaidMember): void => {
  const { id, settlements } = verdict.bet
  const difference = differenceOf(verdict)
  const payment = { betId: id, code: codeOf(verdict), key: `bet_${id}:settle:${settlements + 1}` }
  if (difference > 0n) member.give({ ...payment, amount: difference })
  else if (difference < 0n) member.take({ ...payment, amount: -difference })
}

/** Pays verdicts in their order, each on what those before it left in the member's purse. */
export const moveMoney = (
  verdicts: readonly BetVerdict[],
  purses: ReadonlyMap<MemberId, Purse>,
  debts: readonly Debt[],
): Movements => {
  const debtsOf = Map.groupBy(debts, ({ memberId }) => memberId)
  const ofMember = Map.groupBy(verdicts, ({ bet }) => bet.memberId)
  const paid = [...ofMember].map(([memberId, own]): PaidMember => {
    const purse = purses.get(memberId)
    if (purse === undefined) throw new Error(`the purse of ${memberId} is not held`)
    const owed = (debtsOf.get(memberId) ?? []).map(({ betId, debt }) => [betId, debt] as const)
    const member = openPaidMember(purse, new Map(owed))
    for (const verdict of own) pay(verdict, member)
    return member
  })
  const sumTurnover = (own: readonly BetVerdict[]): Fen =>
    own.reduce((sum, { bet, turnover }) => sum + turnover - (bet.turnover ?? 0n), 0n)
  return {
    transfers: paid.flatMap(({ transfers }) => transfers),
    debts: new Map(paid.flatMap((member) => [...member.debts])),
    turnovers: new Map([...ofMember].map(([memberId, own]) => [memberId, sumTurnover(own)])),
    uses: new Map([...ofMember].map(([memberId, own]) => [memberId, own.flatMap(usesOf)])),
  }
}
