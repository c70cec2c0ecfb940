import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { readMarketId } from '../book/book.ts'
import { liftHold, putHold } from '../book/store-hold.ts'
import type { SettlePlatform } from './settle-match.ts'
import { isKnown } from './store-match.ts'

export interface HoldOrder {
  /** A match or title, or a market of one. */
  readonly what: string
  readonly actor: string
}

const placeOf = (what: string): { matchId: string; marketId: string } => {
  const market = readMarketId(what)
  return market === null
    ? { matchId: what, marketId: '' }
    : { matchId: market.matchId, marketId: what }
}

/** No bets are taken on it until it is released; bets that stand are not touched. */
export const holdMarket = (
  { sql, clock }: SettlePlatform,
  { what, actor, reason }: HoldOrder & { readonly reason: string },
): Promise<void> =>
  sql.begin(async (tx) => {
    if (reason.trim() === '') throw new Error('a reason is needed')
    const [now, place] = [clock.now(), placeOf(what)]
    if (!(await isKnown(tx, place.matchId)))
      throw new Error(`there is no match or market "${what}"`)
    await putHold(tx, { ...place, reason, now })
    await writeAuditLine(tx, {
      actor,
      action: 'sports-hold',
      subject: what,
      detail: { reason },
      now,
    })
  })

export const releaseMarket = (
  { sql, clock }: SettlePlatform,
  { what, actor }: HoldOrder,
): Promise<void> =>
  sql.begin(async (tx) => {
    if (!(await liftHold(tx, placeOf(what)))) throw new Error(`"${what}" is not held`)
    const line = { actor, action: 'sports-release', subject: what, detail: {}, now: clock.now() }
    await writeAuditLine(tx, line)
  })
