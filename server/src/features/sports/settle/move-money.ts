import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Use } from '../../../ledger/counters.ts'
import type { Player } from '../../../ledger/play/player.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'
import type { BetVerdict } from './judge-bet.ts'
import { openPaidMember, type PaidMember } from './pay-member.ts'

/** The part of a taken-back payout that the member could not return. */
export interface Debt {
  readonly betId: bigint
  readonly memberId: MemberId
  readonly debt: Fen
}

const differenceOf = ({ bet, settled }: BetVerdict): Fen =>
  (settled?.payout ?? 0n) - (bet.payout ?? 0n)

/** A void or push returns the stake; after the first settlement only differences are posted. */
const codeOf = ({ bet, settled }: BetVerdict): TransferCode => {
  if (bet.state === 'settled') return 'bet-correction'
  return settled?.result === 'D' || settled?.result === 'P' ? 'bet-return' : 'bet-payout'
}

const usesOf = (verdict: BetVerdict): Use[] => {
  const { bet, settled } = verdict
  const wasVoid = bet.state === 'settled' && bet.result === 'D'
  const isVoid = settled?.result === 'D'
  const lost = -differenceOf(verdict)
  const uses: Use[] = []
  if (lost < 0n) uses.push({ kind: 'loss', amount: lost })
  else if (lost > 0n) uses.push({ kind: 'loss', amount: lost, takenBack: true })
  // A void bet does not count as wagered, so its share of the wager limit is given back.
  if (wasVoid !== isVoid) uses.push({ kind: 'wager', amount: isVoid ? -bet.risk : bet.risk })
  return uses
}

const pay = (verdict: BetVerdict, member: PaidMember): void => {
  const { id, settlements } = verdict.bet
  const difference = differenceOf(verdict)
  const payment = { betId: id, code: codeOf(verdict), key: `bet_${id}:settle:${settlements + 1}` }
  if (difference > 0n) member.give({ ...payment, amount: difference })
  else if (difference < 0n) member.take({ ...payment, amount: -difference })
}

/**
 * Pays the verdicts in their order, each from the balance that the earlier ones left, and counts winnings,
 * losses and turnover. Returns the changed debts by bet.
 */
export const moveMoney = (
  verdicts: readonly BetVerdict[],
  players: ReadonlyMap<MemberId, Player>,
  debts: readonly Debt[],
): ReadonlyMap<bigint, Fen> => {
  const debtsOf = Map.groupBy(debts, ({ memberId }) => memberId)
  const changed = new Map<bigint, Fen>()
  for (const [memberId, own] of Map.groupBy(verdicts, ({ bet }) => bet.memberId)) {
    const player = players.get(memberId)
    if (player === undefined) throw new Error(`the purse of ${memberId} is not locked`)
    const owed = (debtsOf.get(memberId) ?? []).map(({ betId, debt }) => [betId, debt] as const)
    const member = openPaidMember(player, new Map(owed))
    for (const verdict of own) {
      pay(verdict, member)
      player.count(usesOf(verdict))
      player.addTurnover(verdict.turnover - (verdict.bet.turnover ?? 0n))
    }
    for (const [betId, debt] of member.debts) changed.set(betId, debt)
  }
  return changed
}
