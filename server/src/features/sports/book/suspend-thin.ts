import type { FastifyBaseLogger } from 'fastify'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { ThinMarket } from './guard-margins.ts'
import { putSuspension } from './store-suspension.ts'

const reason = 'the prices of the feed leave no margin'

/** Suspends markets without a margin until an operator releases them, with a warning and an audit line each. */
export const suspendThin =
  (
    { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) =>
  (thin: readonly ThinMarket[]): void => {
    log.warn({ markets: thin.map(({ marketId }) => marketId) }, reason)
    sql
      .begin(async (tx) => {
        const now = clock.now()
        for (const { matchId, marketId } of thin) {
          const before = await putSuspension(tx, { matchId, marketId, reason, now })
          const line = { actor: 'feed', action: 'sports-hold', subject: marketId } as const
          await writeAuditLine(tx, { ...line, detail: { reason }, before, after: { reason }, now })
        }
      })
      .catch((error: unknown) => log.error({ err: error }, 'thin markets were not suspended'))
  }
