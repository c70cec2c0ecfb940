import { randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { ticketOf } from '@xinghe/server/features/sports/orders/ticket.ts'
import { settleMatch } from '@xinghe/server/features/sports/settle/settle-match.ts'
import { post } from '@xinghe/server/ledger/post.ts'
import { football, leg, settlementFixture } from '../../server/test/settlement-fixture.ts'
import type { Site } from './site.ts'

interface PlacedBet {
  readonly ticket: string
  /** The match ends 0-1, and the bet on the home team is lost. */
  readonly lose: () => Promise<void>
  /** The result is corrected to 1-0. */
  readonly correct: () => Promise<void>
}

/** The one bet of the member, on a match of its own, written as placement does. */
export const placeBet = async (site: Site, memberName: string, stake: Fen): Promise<PlacedBet> => {
  const { query } = site
  const now = () => site.now()
  const [member] = await query<{ id: MemberId }[]>`select id from member where name = ${memberName}`
  if (member === undefined) throw new Error(`There is no member ${memberName}.`)
  const memberId = member.id
  const matchId = `placed-${randomUUID().slice(0, 8)}`
  const book = settlementFixture(query, now)
  await book.match(matchId)
  await query`
    update sports_match set home_name = '临江联', away_name = '北岭城' where id = ${matchId}`
  const into = { memberId, venue: 'CRTY' }
  const gift = { code: 'adjust-in', cause: 'test', key: `${matchId}:fund` } as const
  await query.begin((tx) =>
    post(tx, [{ from: { house: 'adjustments' }, into, amount: stake, ...gift }], now()),
  )
  const betId = await book.bet(memberId, stake, [leg(matchId, 'M', 'H')])
  const ticket = ticketOf(Number(betId), now())
  await query`update sports_bet set ticket = ${ticket} where id = ${betId}`
  const end = async (revision: number, home: number, away: number): Promise<void> => {
    await book.result(matchId, revision, football([home, away], [home, away]))
    await settleMatch({ sql: query, clock: { now, advance: null } }, matchId)
  }
  return { ticket, lose: () => end(1, 0, 1), correct: () => end(2, 1, 0) }
}
