import { decodeVipTerms } from '@xinghe/contract/vip-terms.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readVersions } from '../../../platform/terms/store.ts'
import { versionAt } from '../../../platform/terms/terms.ts'

export const vipSubject = { kind: 'vip', id: '1' } as const

export interface DatedVipTerms {
  readonly version: number
  readonly terms: VipTerms
}

/** The terms that hold at an instant; null before the first version. */
export const readVipTerms = async (db: Db, at: Instant): Promise<DatedVipTerms | null> => {
  const found = versionAt(await readVersions(db, [vipSubject.kind], vipSubject.id), at)
  return found === null ? null : { version: found.version, terms: decodeVipTerms(found.terms) }
}

/** Every site has terms: they are seeded before it takes calls. */
export const requireVipTerms = async (db: Db, at: Instant): Promise<DatedVipTerms> => {
  const found = await readVipTerms(db, at)
  if (found === null) throw new Error('there are no terms of the grades')
  return found
}
