import { decodeExchangeTerms } from '@xinghe/contract/promotions-exchange.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ExchangeTerms } from '@xinghe/rules/promotions/points.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readVersions } from '../../../platform/terms/store.ts'
import { versionAt } from '../../../platform/terms/terms.ts'

export const exchangeKind = 'exchange'

export interface CurrentTerms {
  readonly version: number
  readonly terms: ExchangeTerms
}

/** The terms of the exchange that hold now; the seed has written the first. */
export const readTerms = async (db: Db, now: Instant): Promise<CurrentTerms> => {
  const current = versionAt(await readVersions(db, [exchangeKind]), now)
  if (current === null) throw new Error('the exchange has no terms')
  return { version: current.version, terms: decodeExchangeTerms(current.terms) }
}
