import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { readMarketId } from '../book/book.ts'
import { putSuspension } from '../book/store-suspension.ts'
import { betOfTicket } from '../orders/ticket.ts'
import { settleBets, settleMatch, type SettlePlatform } from './settle-match.ts'
import { findBet } from './store-bet.ts'
import { requestSettling, insertVoid } from './store-match.ts'

export interface VoidOrder {
  /** The id of a match, title or market, or a ticket. */
  readonly what: string
  readonly reason: string
  readonly actor: string
}

const voidOne = async (
  { sql, clock }: SettlePlatform,
  { what, reason, actor }: VoidOrder,
  work: (tx: Db) => Promise<{ readonly subject: string; readonly matchId: string | null }>,
): Promise<void> => {
  await sql.begin(async (tx) => {
    const now = clock.now()
    const { subject, matchId } = await work(tx)
    if (!(await insertVoid(tx, { subject, matchId, reason, now })))
      throw new Error(`${what} is void already`)
    const line = { actor, action: 'sports-void', subject: what, detail: { reason } } as const
    await writeAuditLine(tx, { ...line, before: null, after: { void: subject }, now })
  })
}

const voidTicket = async (platform: SettlePlatform, order: VoidOrder): Promise<string> => {
  const { what } = order
  const id = BigInt(betOfTicket(what)?.slice('bet_'.length) ?? 0)
  const bet = await findBet(platform.sql, id)
  if (bet === null || bet.ticket !== what)
    throw new Error(`there is no match, market or ticket "${what}"`)
  await voidOne(platform, order, async () => ({ subject: `bet:${id}`, matchId: null }))
  await settleBets(platform, [{ id, memberId: bet.memberId }], null)
  return `ticket ${what}`
}

/**
 * Voids every bet on a match or market, or one bet, permanently: later results do not change it. The match or
 * market is suspended too, so that confirming orders are refused and no new bets are placed.
 */
export const voidBets = async (platform: SettlePlatform, order: VoidOrder): Promise<string> => {
  const { what, reason } = order
  if (reason.trim() === '') throw new Error('a reason is needed')
  const marketOf = readMarketId(what)?.matchId ?? null
  const matchId = marketOf ?? what
  if (betOfTicket(what) !== null && marketOf === null) return voidTicket(platform, order)
  await voidOne(platform, order, async (tx) => {
    const revision = await requestSettling(tx, matchId)
    if (revision === null) throw new Error(`there is no match, market or ticket "${what}"`)
    const marketId = marketOf === null ? '' : what
    await putSuspension(tx, { matchId, marketId, reason, now: platform.clock.now() })
    await writeEvent(tx, 'sports-result', { matchId, revision })
    return { subject: marketOf === null ? `match:${what}` : `market:${what}`, matchId }
  })
  await settleMatch(platform, matchId)
  return marketOf === null ? `match ${what}` : `market ${what}`
}
