import type { Fen } from '@xinghe/rules/base/money.ts'
import { cashedOutText } from '@xinghe/rules/sports/explain-text.ts'
import { withStake } from '@xinghe/rules/sports/cash-out/part.ts'
import { betCategory, bookEdgeBp } from '@xinghe/rules/sports/bet-play.ts'
import { betTurnover } from '@xinghe/rules/sports/turnover.ts'
import { writePlayFacts } from '../../../ledger/counted-play/write-facts.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { scopesOf } from '../exposure/scopes.ts'
import { writeExposures } from '../exposure/store-exposure.ts'
import { betIdOf } from '../orders/order.ts'
import { betOfLegs } from '../orders/stored-leg.ts'
import { winningsOf } from '../settle/judge-bet.ts'
import { openPaidMember } from '../settle/pay-member.ts'
import { hedgeOf } from '../settle/play-facts.ts'
import { writeDays, writeDebts } from '../settle/store-verdict.ts'
import { capKindOfLegs } from './appraise.ts'
import type { CashOutId } from './cash-out-row.ts'
import type { ValuedCashOut } from './judge-cash-out.ts'
import { capPlaceOf, type LockedBet, type OpenBet } from './locked-bet.ts'
import { writeReducedBet } from './store-running-bet.ts'

const turnoverOf = (bet: OpenBet, { split: { taken }, value }: ValuedCashOut): Fen => {
  const whole = betOfLegs(
    bet.code,
    bet.stake,
    bet.legs.map(({ leg }) => leg),
  )
  const net = value - taken.risk
  return betTurnover(withStake(whole, taken.stake), { result: 'C', risk: taken.risk, net })
}

/** Pays the value and takes the part out of the bet: money, limits, turnover, exposures, caps and the row. */
export const payCashOut = async (
  tx: Tx,
  locked: LockedBet,
  bet: OpenBet,
  id: CashOutId,
  cashOut: ValuedCashOut,
): Promise<void> => {
  const { player, exposures, caps, now } = locked
  const { split, value } = cashOut
  const { taken, rest } = split
  const net = value - taken.risk
  const turnover = turnoverOf(bet, cashOut)
  const paid = openPaidMember(player, new Map(locked.debts.map(({ betId, debt }) => [betId, debt])))
  paid.give({ betId: bet.id, amount: value, code: 'cash-out', key: `${id}:pay` })
  player.count([{ kind: 'loss', amount: -value }])
  player.addTurnover(turnover)
  exposures.add(scopesOf(bet.legs.map(({ leg }) => leg)), rest.maxWin - bet.maxWin)
  caps.change(capPlaceOf(bet, capKindOfLegs(bet.legs)), winningsOf(net))
  const cashed = { risk: bet.cashedRisk + taken.risk, value: bet.cashedValue + value }
  const isWhole = rest.stake === 0n
  const fact = {
    memberId: bet.memberId,
    category: betCategory(bet.legs.map(({ leg }) => leg)),
    bet: `bet_${bet.id}`,
    edgeBp: bookEdgeBp,
    turnover,
    net,
    hedge: hedgeOf(bet, bet.runners),
  }
  await Promise.all([
    writeReducedBet(
      tx,
      {
        id: bet.id,
        stakeBefore: bet.stake,
        rest,
        cashed: { ...taken, value, turnover },
        explanation: isWhole ? cashedOutText(cashed) : null,
      },
      now,
    ),
    writeDebts(tx, paid.debts),
    writeDays(tx, caps.changed()),
    writePlayFacts(tx, [fact], now),
    postPlayers(tx, [player], now),
    tellBet(tx, bet, isWhole ? 'settled' : 'open'),
    writeExposures(tx, exposures.changed()),
  ])
}

/** For the member's other tabs. */
export const tellBet = (
  tx: Tx,
  { id, memberId }: Pick<OpenBet, 'id' | 'memberId'>,
  state: 'open' | 'settled',
): Promise<void> => writeEvent(tx, 'bet-changed', { memberId, betId: betIdOf(Number(id)), state })
