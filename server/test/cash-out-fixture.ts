import { randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { bookTerms } from '../src/features/sports/book/book-terms.ts'
import type { CashOutRow, WantedCashOut } from '../src/features/sports/cash-out/cash-out-row.ts'
import { openCashing, type Cashing } from '../src/features/sports/cash-out/cashing.ts'
import { readOffers } from '../src/features/sports/cash-out/read-offers.ts'
import type { WantedBet } from '../src/features/sports/orders/order.ts'
import { settleMatch } from '../src/features/sports/settle/settle-match.ts'
import { voidBets } from '../src/features/sports/settle/void-bets.ts'
import { openPlacementFixture, type PlacementFixture } from './placement-fixture.ts'
import { football, settlementFixture } from './settlement-fixture.ts'

interface CashedBetRow {
  readonly state: string
  readonly result: string | null
  readonly stake: Fen
  readonly risk: Fen
  readonly maxWin: Fen
  readonly payout: Fen | null
  readonly net: Fen | null
  readonly cashedRisk: Fen
  readonly cashedValue: Fen
  readonly explanation: string | null
}

export interface CashOutFixture extends PlacementFixture {
  readonly cashing: Cashing
  /** What the processes have logged as errors. */
  readonly errors: readonly object[]
  /** Another process on the same database and book. */
  secondCashing(): Cashing
  /** Places one bet and returns its id; in play it is accepted first. */
  openBet(memberId: MemberId, bet: WantedBet): Promise<string>
  /** Asks for the whole bet at any value, unless told otherwise. */
  ask(memberId: MemberId, betId: string, more?: Partial<WantedCashOut>): Promise<CashOutRow>
  /** The value of the bet now, or why there is none. */
  offer(memberId: MemberId, betId: string): Promise<Fen | string | null>
  /** Writes a result of the match and settles its bets. */
  settle(matchId: string, score: readonly [number, number], revision?: number): Promise<void>
  /** Writes a report of the running match, as the confirmed one of the feed, and settles by it unless told otherwise. */
  report(matchId: string, score: readonly [number, number], isSettled?: boolean): Promise<void>
  /** Voids all bets on a match by an operator; the hold that comes with it is the test's to set. */
  void(matchId: string): Promise<void>
  betRow(betId: string): Promise<CashedBetRow>
  cashOutRow(id: string): Promise<CashOutRow>
}

/** The countdown of football, and the tenth in which it is decided. */
export const countdownMs = 6_100

export const openCashOutFixture = async (): Promise<CashOutFixture> => {
  const placement = await openPlacementFixture()
  const { sql, settings, bookWriter, placing } = placement
  const { book } = bookWriter
  const clock = { now: () => placement.now(), advance: null }
  const results = settlementFixture(sql, clock.now)
  const opened: Cashing[] = []
  const errors: object[] = []
  const log = { error: (detail: object) => void errors.push(detail) }
  const open = (): Cashing => {
    const cashing = openCashing({ sql, clock, settings }, book, log)
    opened.push(cashing)
    return cashing
  }
  const cashing = open()
  return {
    ...placement,
    cashing,
    errors,
    secondCashing: open,
    async openBet(memberId, bet) {
      const [order] = await placement.place(memberId, [bet])
      if (order?.state === 'confirming') {
        placement.pass(countdownMs)
        await placing.decideDue()
      } else if (order?.state !== 'open') throw new Error(`not placed: ${order?.refusedWhy}`)
      return order.id
    },
    async ask(memberId, betId, more = {}) {
      const whole = { share: 100, value: 100n, policy: 'any' } as const
      const wanted = { requestId: randomUUID(), betId, ...whole, ...more }
      return (await cashing.cashOut(memberId, wanted)).cashOut
    },
    async offer(memberId, betId) {
      const terms = bookTerms(settings.get('book'), placement.now())
      const offers = await readOffers(sql, book, terms, memberId)
      const found = offers.find((one) => one.betId === betId)
      return found === undefined ? null : (found.value ?? found.reason)
    },
    async settle(matchId, score, revision = 1) {
      if (revision === 1) await results.match(matchId)
      await results.result(matchId, revision, football([0, 0], score))
      await settleMatch({ sql, clock }, matchId)
    },
    async report(matchId, score, isSettled = true) {
      await results.match(matchId)
      await results.result(matchId, 1, football([0, 0], score, false), false)
      if (isSettled) await settleMatch({ sql, clock }, matchId)
    },
    async void(matchId) {
      await voidBets({ sql, clock }, { what: matchId, reason: 'test', actor: 'test' })
    },
    async betRow(betId) {
      const [row] = await sql<CashedBetRow[]>`
        select state, result, stake - cashed_stake as stake, risk, max_win as "maxWin", payout, net,
               cashed_risk as "cashedRisk", cashed_value as "cashedValue", explanation
        from sports_bet where id = ${betId.slice('bet_'.length)}`
      if (row === undefined) throw new Error('no such bet')
      return row
    },
    async cashOutRow(id) {
      const [row] = await sql<CashOutRow[]>`
        select state, value, risk, refused_why as "refusedWhy" from sports_cash_out
        where id = ${id.slice('cash_'.length)}`
      if (row === undefined) throw new Error('no such cash out')
      return row
    },
    async close() {
      for (const one of opened) await one.close()
      await placement.close()
    },
  }
}
