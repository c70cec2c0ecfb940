import { createHash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import * as store from './store.ts'

export interface Intention {
  /** Whose request ids these are: a member, or a browser before there is one. */
  readonly scope: string
  readonly requestId: string
  readonly bodyHash: string
  readonly now: Instant
  /** Money is answered the same for ever, everything else for a day. */
  readonly kept?: boolean
}

/** Stable for equal bodies: the parsed input in the contract's own field order. */
export const hashBody = (input: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(input, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      ),
    )
    .digest('hex')

/**
 * Does the work once per intention, inside the caller's transaction. A repetition waits for the first to
 * commit and gets its answer; the same id with another body is refused.
 */
export const once = async <T extends object>(
  tx: Db,
  intention: Intention,
  work: () => Promise<T>,
): Promise<T> => {
  const first = await store.claim(tx, intention)
  if (!first) {
    const kept = await answeredBefore<T>(tx, intention)
    if (kept === null) throw new Refused('request-id-reused')
    return kept
  }
  const answer = await work()
  await store.keepAnswer(tx, intention, answer)
  return answer
}

/** The answer of an earlier request with the same id, before work that cannot be done twice is begun. */
export const answeredBefore = async <T extends object>(
  db: Db,
  intention: Intention,
): Promise<T | null> => {
  const kept = await store.findAnswer(db, intention)
  if (kept === null) return null
  if (kept.bodyHash !== intention.bodyHash) throw new Refused('request-id-reused')
  return kept.answer as T
}

/** Answers are kept for a day, those about money for ever. */
export const purgeAnswers = (db: Db, now: Instant): Promise<number> =>
  store.purge(db, later(now, -dayMs))
