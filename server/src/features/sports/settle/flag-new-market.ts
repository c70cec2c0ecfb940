import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { readMarketId } from '../book/book.ts'
import { flagNewMarket, unflagNewMarket } from '../book/store-new-market.ts'
import type { SettlePlatform } from './settle-match.ts'
import { isKnown } from './store-match.ts'

/** Sets or clears the flag that puts later bets on the market under the payout cap of new markets. */
export const setNewMarket = (
  { sql, clock }: SettlePlatform,
  marketId: string,
  actor: string,
  isNew: boolean,
): Promise<void> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const matchId = readMarketId(marketId)?.matchId
    if (matchId === undefined || !(await isKnown(tx, matchId)))
      throw new Error(`there is no market "${marketId}"`)
    if (isNew) await flagNewMarket(tx, { marketId, matchId, now })
    else if (!(await unflagNewMarket(tx, marketId)))
      throw new Error(`"${marketId}" is not flagged as new`)
    const action = isNew ? 'sports-new-market' : 'sports-known-market'
    await writeAuditLine(tx, { actor, action, subject: marketId, detail: {}, now })
  })
