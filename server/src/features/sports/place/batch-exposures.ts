import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { liabilityOf, type BookTerms } from './book-terms.ts'
import { openExposures, type Exposures } from './exposures.ts'
import type { NewOrder } from './judge-request.ts'
import type { OrderFault } from './order.ts'
import type { SeenExposures, SeenRequest } from './seen-exposures.ts'
import * as store from './store-batch.ts'

export interface JudgedOn {
  readonly exposures: Exposures
  /** Whether these orders say no for a reason that may not be so; then they leave nothing behind. */
  takesBack(orders: readonly NewOrder[]): boolean
}

/** The exposures through one batch. */
export interface BatchExposures {
  /** For the next request, after all before it. */
  next(): JudgedOn
  write(tx: Db): Promise<void>
}

const limitFaults: readonly OrderFault[] = ['market-limit', 'match-limit']

const isDoubtful = (request: SeenRequest, orders: readonly NewOrder[]): boolean =>
  request.lacks() ||
  orders.some(({ order }) => limitFaults.some((fault) => fault === order.refusedWhy))

const addUp = (requests: readonly SeenRequest[]): ReadonlyMap<string, Fen> => {
  const sums = new Map<string, Fen>()
  for (const request of requests)
    for (const [scope, win] of request.changed()) sums.set(scope, (sums.get(scope) ?? 0n) + win)
  return sums
}

/** Judged on what was seen last: nobody waits for another. */
export const seenInBatch = (seen: SeenExposures, terms: BookTerms): BatchExposures => {
  const requests: SeenRequest[] = []
  return {
    next() {
      const exposures = seen.open()
      requests.push(exposures)
      return {
        exposures,
        takesBack(orders) {
          const doubtful = isDoubtful(exposures, orders)
          if (doubtful) exposures.undo()
          return doubtful
        },
      }
    },
    write: (tx) =>
      store.growExposures(
        tx,
        Array.from(addUp(requests), ([scope, win]) => ({
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
  const judgedOn: JudgedOn = { exposures, takesBack: () => false }
  return {
    next: () => judgedOn,
    write(tx) {
      seen.learn(new Map([...read, ...exposures.changed()]))
      return store.writeExposures(tx, exposures.changed())
    },
  }
}
