import type { Fen } from '@xinghe/rules/base/money.ts'
import { cashedOutText } from '@xinghe/rules/sports/explain-text.ts'
import { withStake } from '@xinghe/rules/sports/cash-out/part.ts'
import { betCategory, bookEdgeBp } from '@xinghe/rules/sports/bet-play.ts'
import { betTurnover } from '@xinghe/rules/sports/turnover.ts'
import { writePlayFacts, type NewPlayFact } from '../../../ledger/counted-play/write-facts.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { EventBodies } from '../../../platform/events/kinds.ts'
import { writeEvents } from '../../../platform/events/outbox.ts'
import { scopesOf } from '../exposure/scopes.ts'
import { writeExposures } from '../exposure/store-exposure.ts'
import { betIdOf } from '../orders/order.ts'
import { betOfJudged } from '../orders/stored-leg.ts'
import { winningsOf } from '../settle/judge-bet.ts'
import { hedgeOf } from '../settle/play-facts.ts'
import { writeDays, writeDebts } from '../settle/store-verdict.ts'
import { capKindOfLegs } from './appraise.ts'
import type { CashOutId } from './cash-out-row.ts'
import type { ValuedCashOut } from './judge-cash-out.ts'
import { capPlaceOf, ownerOf, type LockedBets, type OpenBet } from './locked-bets.ts'
import { writeReducedBets, type ReducedBet } from './store-running-bet.ts'

/** A paid cash out, as far as it is not part of the locked state. */
export interface PaidCashOut {
  readonly reduced: ReducedBet
  readonly fact: NewPlayFact
}

const turnoverOf = (bet: OpenBet, { split: { taken }, value }: ValuedCashOut): Fen =>
  betTurnover(withStake(betOfJudged(bet), taken.stake), {
    result: 'C',
    risk: taken.risk,
    net: value - taken.risk,
  })

/**
 * Pays the value and takes the part out of the bet, on the locked state: money, limits, turnover, exposures and
 * caps. `writePaid` writes it.
 */
export const payCashOut = (
  locked: LockedBets,
  bet: OpenBet,
  id: CashOutId,
  cashOut: ValuedCashOut,
): PaidCashOut => {
  const { exposures, caps } = locked
  const { player, paid } = ownerOf(locked, bet)
  const { split, value } = cashOut
  const { taken, rest } = split
  const net = value - taken.risk
  const turnover = turnoverOf(bet, cashOut)
  paid.give({ betId: bet.id, amount: value, code: 'cash-out', key: `${id}:pay` })
  player.count([{ kind: 'loss', amount: -value }])
  player.addTurnover(turnover)
  const legs = bet.legs.map(({ leg }) => leg)
  exposures.add(scopesOf(legs), rest.maxWin - bet.maxWin)
  caps.change(capPlaceOf(bet, capKindOfLegs(bet.legs)), winningsOf(net))
  const cashed = { risk: bet.cashedRisk + taken.risk, value: bet.cashedValue + value }
  return {
    reduced: {
      id: bet.id,
      stakeBefore: bet.stake,
      rest,
      cashed: { ...taken, value, turnover },
      explanation: rest.stake === 0n ? cashedOutText(cashed) : null,
    },
    fact: {
      memberId: bet.memberId,
      category: betCategory(legs),
      bet: `bet_${bet.id}`,
      edgeBp: bookEdgeBp,
      turnover,
      net,
      hedge: hedgeOf(bet, bet.runners),
    },
  }
}

/** Writes the locked state and the bets after all cash outs of a transaction. */
export const writePaid = async (
  tx: Tx,
  { members, exposures, caps, now }: LockedBets,
  paid: readonly PaidCashOut[],
): Promise<void> => {
  if (paid.length === 0) return
  const owners = [...members.values()]
  await Promise.all([
    writeReducedBets(
      tx,
      paid.map(({ reduced }) => reduced),
      now,
    ),
    writeDebts(tx, new Map(owners.flatMap((owner) => [...owner.paid.debts]))),
    writeDays(tx, caps.changed()),
    writePlayFacts(
      tx,
      paid.map(({ fact }) => fact),
      now,
    ),
    postPlayers(
      tx,
      owners.map(({ player }) => player),
      now,
    ),
    writeExposures(tx, exposures.changed()),
    tellBets(tx, paid.map(newsOf)),
  ])
}

const newsOf = ({ fact: { memberId }, reduced: { id, explanation } }: PaidCashOut): BetNews => ({
  memberId,
  betId: betIdOf(Number(id)),
  state: explanation === null ? 'open' : 'settled',
})

export type BetNews = EventBodies['bet-changed']

/** For the members' other tabs. */
export const tellBets = async (tx: Tx, news: readonly BetNews[]): Promise<void> => {
  if (news.length > 0) await writeEvents(tx, 'bet-changed', news)
}
