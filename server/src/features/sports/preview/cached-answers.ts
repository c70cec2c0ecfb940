import { LRUCache } from 'lru-cache'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'

interface Entry<T> {
  readonly askedAt: Instant
  readonly answer: Promise<T>
}

const ttlMs = minuteMs
const keptAnswers = 500

/**
 * Caches answers about matches for a minute; callers that ask at the same time share one request. After a
 * failed request the last answer is served for another minute, since the past does not change.
 */
export const cachedAnswers = <T>(
  ask: (matchId: string) => Promise<T>,
): ((matchId: string, now: Instant) => Promise<T>) => {
  const entries = new LRUCache<string, Entry<T>>({ max: keptAnswers })
  return (matchId, now) => {
    const known = entries.get(matchId)
    if (known !== undefined && now - known.askedAt < ttlMs) return known.answer
    const answer = ask(matchId).catch((error: unknown) => {
      if (known !== undefined) return known.answer
      entries.delete(matchId)
      throw error
    })
    entries.set(matchId, { askedAt: now, answer })
    return answer
  }
}
