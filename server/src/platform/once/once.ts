import { createHash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import * as store from './store.ts'

export interface Intention {
  /** The owner of the request ids: a member, or a browser before login. */
  readonly scope: string
  readonly requestId: string
  readonly bodyHash: string
  readonly now: Instant
  /** Answers about money are stored for ever, all others for a day. */
  readonly isPermanent?: boolean
}

/** Equal inputs have equal hashes: fields are hashed in the order of the contract's schema. */
export const hashBody = (input: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(input, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      ),
    )
    .digest('hex')

/**
 * Does the work once per request id, inside the caller's transaction. A repeated request waits for the
 * first to commit and gets its answer; the same id with another body is refused.
 */
export const once = async <T extends object>(
  tx: Db,
  intention: Intention,
  work: () => Promise<T>,
): Promise<T> => {
  const first = await store.claim(tx, intention)
  if (!first) {
    const stored = await answeredBefore<T>(tx, intention)
    if (stored === null) throw new Refused('request-id-reused')
    return stored
  }
  const answer = await work()
  await store.storeAnswer(tx, intention, answer)
  return answer
}

/** The stored answer of an earlier request with the same id; null when there is none. */
export const answeredBefore = async <T extends object>(
  db: Db,
  intention: Intention,
): Promise<T | null> => {
  const stored = await store.findAnswer(db, intention)
  if (stored === null) return null
  if (stored.bodyHash !== intention.bodyHash) throw new Refused('request-id-reused')
  return stored.answer as T
}

/** Deletes answers that are not about money after a day. */
export const purgeAnswers = (db: Db, now: Instant): Promise<number> =>
  store.purge(db, later(now, -dayMs))
