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
    const isChanged = isNew
      ? await flagNewMarket(tx, { marketId, matchId, now })
      : await unflagNewMarket(tx, marketId)
    if (!isChanged && !isNew) throw new Error(`"${marketId}" is not flagged as new`)
    await writeAuditLine(tx, {
      actor,
      action: isNew ? 'sports-new-market' : 'sports-known-market',
      subject: marketId,
      detail: {},
      before: { isNew: isChanged ? !isNew : isNew },
      after: { isNew },
      now,
    })
  })
