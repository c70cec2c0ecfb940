import type { FastifyBaseLogger } from 'fastify'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { FlawedMarket } from './guard-markets.ts'
import { putSuspension } from './store-suspension.ts'

const reasons: Readonly<Record<FlawedMarket['flaw'], string>> = {
  impossible: 'the feed sends a line, goal number or side that the play does not have',
  'no-margin': 'the prices of the feed leave no margin',
}

/** Suspends flawed markets until an operator releases them, with a warning and an audit line each. */
export const suspendFlawed =
  (
    { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) =>
  (flawed: readonly FlawedMarket[]): void => {
    for (const [flaw, markets] of Map.groupBy(flawed, (market) => market.flaw))
      log.warn({ markets: markets.map(({ marketId }) => marketId) }, reasons[flaw])
    sql
      .begin(async (tx) => {
        const now = clock.now()
        for (const { matchId, marketId, flaw } of flawed) {
          const reason = reasons[flaw]
          const before = await putSuspension(tx, { matchId, marketId, reason, now })
          const line = { actor: 'feed', action: 'sports-hold', subject: marketId } as const
          await writeAuditLine(tx, { ...line, detail: { reason }, before, after: { reason }, now })
        }
      })
      .catch((error: unknown) => log.error({ err: error }, 'flawed markets were not suspended'))
  }
