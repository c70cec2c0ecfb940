import type { Sql } from '../../../platform/database/connect.ts'
import { readBodyHashes } from '../orders/store-order.ts'
import { lockedExposures, type ExposureCache } from './exposures.ts'
import type { PlacementPath } from './placement-path.ts'
import * as store from './store-exposure.ts'

/** Locks the exposures and looks every request up, so its answers are final. */
export const lockedPath = (sql: Sql, cache: ExposureCache): PlacementPath => ({
  prepare: (scopes) => store.openScopes(sql, scopes),
  async view(tx, batch, scopes) {
    const [answered, read] = await Promise.all([
      readBodyHashes(tx, batch),
      store.lockExposures(tx, scopes),
    ])
    const exposures = lockedExposures(read)
    return {
      exposures,
      answered,
      trusts: () => true,
      writeExposures(writing) {
        cache.learn(new Map([...read, ...exposures.changed()]))
        return store.writeExposures(writing, exposures.changed())
      },
    }
  },
  failed: (scopes) => cache.forget(scopes),
})
