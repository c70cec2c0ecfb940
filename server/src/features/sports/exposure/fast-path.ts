import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { PlacedOrder } from '../orders/order.ts'
import type { ExposureCache } from './exposures.ts'
import type { PlacementPath } from './placement-path.ts'
import { liabilityOf } from './scopes.ts'
import * as store from './store-exposure.ts'

const limitFaults: ReadonlySet<string | null> = new Set(['market-limit', 'match-limit'])
const isAtLimit = ({ refusedWhy }: PlacedOrder): boolean => limitFaults.has(refusedWhy)

/**
 * Optimistic: assumes that no request is repeated, and judges on cached exposures. The write fails where
 * that was wrong (`isRepeated`, `isOverLimit`). A bet is never refused for a cached limit: another process
 * may have released exposure since, so the locked path decides.
 */
export const fastPath = (sql: Sql, cache: ExposureCache): PlacementPath => ({
  async prepare(scopes) {
    const missing = cache.missing(scopes)
    if (missing.length === 0) return
    await store.openScopes(sql, missing)
    cache.learn(await store.readExposures(sql, missing))
  },
  async view() {
    const exposures = cache.openBatch()
    return {
      exposures,
      answered: new Map<MemberId, string>(),
      trusts(orders) {
        const isTrusted = !exposures.lacks() && !orders.some(isAtLimit)
        if (isTrusted) exposures.keepRequest()
        else exposures.undoRequest()
        return isTrusted
      },
      writeExposures: (tx, terms) =>
        store.growExposures(
          tx,
          Array.from(exposures.growth(), ([scope, win]) => ({
            scope,
            win,
            most: liabilityOf(terms, scope),
          })),
        ),
    }
  },
  failed: (scopes) => cache.forget(scopes),
})
