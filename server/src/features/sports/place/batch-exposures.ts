import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { liabilityOf, type BookTerms } from './book-terms.ts'
import { openExposures, type Exposures } from './exposures.ts'
import type { NewOrder } from './judge-request.ts'
import type { OrderFault } from './order.ts'
import type { Player } from './player.ts'
import type { SeenExposures } from './seen-exposures.ts'
import * as store from './store-batch.ts'

/**
 * Why a request is to be judged again: an order says no for a reason that may not be so, or takes what is
 * not locked from the member's centre.
 */
export type Doubt = 'limit' | 'centre'

/** The exposures through one batch, one request after the other. */
export interface BatchExposures extends Exposures {
  /** The next request begins. */
  begin(): void
  /** Where there is a doubt its orders leave nothing behind when all is written. */
  doubtOf(orders: readonly NewOrder[], player: Player): Doubt | null
  write(tx: Db): Promise<void>
}

const limitFaults: readonly OrderFault[] = ['market-limit', 'match-limit']

const isAtLimit = ({ order }: NewOrder): boolean =>
  order.refusedWhy !== null && limitFaults.some((fault) => fault === order.refusedWhy)

/** Judged on what was seen last: nobody waits for another. */
export const seenInBatch = (seen: SeenExposures, terms: BookTerms): BatchExposures => {
  const batch = seen.open()
  return {
    ...batch,
    doubtOf(orders, player) {
      if (batch.lacks() || orders.some(isAtLimit)) {
        batch.undo()
        return 'limit'
      }
      if (!player.takesFromCentre()) return null
      // Those behind it must not take the place that it will probably have.
      batch.undoLater()
      return 'centre'
    },
    write: (tx) =>
      store.growExposures(
        tx,
        Array.from(batch.changed(), ([scope, win]) => ({
          scope,
          win,
          most: liabilityOf(terms, scope),
        })),
      ),
  }
}

/** Judged on locked rows. */
export const lockedInBatch = (
  seen: SeenExposures,
  read: ReadonlyMap<string, Fen>,
): BatchExposures => {
  const exposures = openExposures(read)
  return {
    ...exposures,
    begin: () => undefined,
    doubtOf: () => null,
    write(tx) {
      seen.learn(new Map([...read, ...exposures.changed()]))
      return store.writeExposures(tx, exposures.changed())
    },
  }
}
