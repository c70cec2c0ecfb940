import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { readMarketId } from '../book/book.ts'
import { liftSuspension, putSuspension } from '../book/store-suspension.ts'
import type { SettlePlatform } from './settle-match.ts'
import { isKnown } from './store-match.ts'

export interface SuspensionOrder {
  /** The id of a match, title or market. */
  readonly what: string
  readonly actor: string
}

const placeOf = (what: string): { matchId: string; marketId: string } => {
  const market = readMarketId(what)
  return market === null
    ? { matchId: what, marketId: '' }
    : { matchId: market.matchId, marketId: what }
}

/** Takes no bets on the match, title or market until it is released. Accepted bets are not affected. */
export const suspendMarket = (
  { sql, clock }: SettlePlatform,
  { what, actor, reason }: SuspensionOrder & { readonly reason: string },
): Promise<void> =>
  sql.begin(async (tx) => {
    if (reason.trim() === '') throw new Error('a reason is needed')
    const [now, place] = [clock.now(), placeOf(what)]
    if (!(await isKnown(tx, place.matchId)))
      throw new Error(`there is no match or market "${what}"`)
    const before = await putSuspension(tx, { ...place, reason, now })
    await writeAuditLine(tx, {
      actor,
      action: 'sports-hold',
      subject: what,
      detail: { reason },
      before,
      after: { reason },
      now,
    })
  })

export const releaseMarket = (
  { sql, clock }: SettlePlatform,
  { what, actor }: SuspensionOrder,
): Promise<void> =>
  sql.begin(async (tx) => {
    const before = await liftSuspension(tx, placeOf(what))
    if (before === null) throw new Error(`"${what}" is not held`)
    const line = { actor, action: 'sports-release', subject: what, detail: {} } as const
    await writeAuditLine(tx, { ...line, before, after: null, now: clock.now() })
  })
