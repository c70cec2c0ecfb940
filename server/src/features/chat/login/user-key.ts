import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** Stands for a member in every frame: the same in all rooms and processes, and nobody finds the id in it. */
export type UserKeyOf = (memberId: string) => string

const keyCharacters = 16
const cachedMost = 50_000

export const openUserKeys = (secrets: Pick<Secrets, 'key'>): UserKeyOf => {
  const secret = secrets.key('chat-user')
  const known = new LRUCache<string, string>({ max: cachedMost })
  return (memberId) => {
    const cached = known.get(memberId)
    if (cached !== undefined) return cached
    const digest = createHmac('sha256', secret).update(memberId).digest('base64url')
    const userKey = digest.slice(0, keyCharacters)
    known.set(memberId, userKey)
    return userKey
  }
}
