import { LRUCache } from 'lru-cache'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../platform/database/connect.ts'
import { readPlayStates, type MemberTerms } from '../member-terms.ts'
import type { Purse } from './purse.ts'

/** Caches members' terms; an entry is valid while the member's row has the same version. */
export interface TermsCache {
  /** The caller has locked the purses, so that nobody can change the terms until the transaction ends. */
  read(tx: Db, purses: readonly Purse[]): Promise<ReadonlyMap<MemberId, MemberTerms>>
}

const cachedMost = 200_000

export const openTermsCache = (): TermsCache => {
  const cache = new LRUCache<MemberId, MemberTerms>({ max: cachedMost })
  return {
    async read(tx, purses) {
      const terms = new Map<MemberId, MemberTerms>()
      const changed: MemberId[] = []
      for (const { memberId, termsVersion } of purses) {
        const cached = cache.get(memberId)
        if (cached?.version === termsVersion) terms.set(memberId, cached)
        else changed.push(memberId)
      }
      if (changed.length === 0) return terms
      for (const [memberId, state] of await readPlayStates(tx, changed)) {
        cache.set(memberId, state.terms)
        terms.set(memberId, state.terms)
      }
      return terms
    },
  }
}
