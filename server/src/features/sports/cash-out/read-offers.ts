import type { CashOutOffer } from '@xinghe/contract/sports-cash-out.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { betIdOf } from '../orders/order.ts'
import type { Book } from '../book/book.ts'
import type { BookTerms } from '../book/book-terms.ts'
import { openDayCaps, type DayCaps } from '../settle/day-caps.ts'
import type { AcceptedBet } from '../settle/judge-bet.ts'
import { readBets, readDays } from '../settle/store-bet.ts'
import { appraise } from './appraise.ts'
import { wonBeforeOf } from './locked-bets.ts'
import { readOfBets } from './store-cash-out.ts'
import { findOpenBets } from './store-running-bet.ts'

/** As many as the list of open bets shows. */
const offersMost = 200

const offerOf = (
  book: Book,
  terms: BookTerms,
  bet: AcceptedBet,
  caps: DayCaps,
  isRunning: boolean,
): CashOutOffer => {
  const betId = betIdOf(Number(bet.id))
  const none = (reason: string): CashOutOffer => ({ betId, value: null, reason, confirmMs: 0 })
  if (isRunning) return none('cash-out-running')
  const appraised = appraise({ book, terms, wonBefore: wonBeforeOf(caps, bet) }, bet)
  if (!appraised.ok) return none(appraised.reason)
  const { value, confirmMs } = appraised.value
  return { betId, value, reason: null, confirmMs }
}

/** What each open bet of a member is worth now. Nothing is locked: the cash out itself judges again. */
export const readOffers = async (
  db: Db,
  book: Book,
  terms: BookTerms,
  memberId: MemberId,
): Promise<CashOutOffer[]> => {
  const bets = await readBets(db, await findOpenBets(db, memberId, offersMost))
  const open = bets.filter(({ state, voided }) => state === 'open' && !voided)
  const days = [...new Map(open.map((bet) => [bet.day, bet])).values()]
  const [won, cashOuts] = await Promise.all([
    readDays(db, days),
    readOfBets(
      db,
      memberId,
      open.map(({ id }) => betIdOf(Number(id))),
    ),
  ])
  const running = new Set(
    cashOuts.filter(({ state }) => state === 'confirming').map(({ betId }) => betId),
  )
  const caps = openDayCaps(won)
  return open.map((bet) => offerOf(book, terms, bet, caps, running.has(betIdOf(Number(bet.id)))))
}
