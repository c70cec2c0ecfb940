import { timingSafeEqual } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { judgeCode, type CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import { hashCode } from './code-hash.ts'
import { hashContact, type Contact } from './contact.ts'
import * as store from './store-code.ts'

export type CodeCheck = store.CodeHolder & {
  readonly target: Contact
  readonly purpose: CodePurpose
  readonly code: string
  readonly now: Instant
  /** The form field of the code, for forms with several. */
  readonly field?: string
}

/** Invalidates a right code; throws on a wrong one. */
export const checkCode = (
  platform: Pick<Platform, 'sql' | 'secrets'>,
  check: CodeCheck,
): Promise<void> => checkCodes(platform, [check])

/**
 * Invalidates all codes if all are right, else none, and throws for the first wrong one. Tries are counted
 * and committed here, before the caller's work: a later refusal returns no try, and exactly one of parallel
 * right checks passes.
 */
export const checkCodes = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  checks: readonly CodeCheck[],
): Promise<void> => {
  const hashed = checks.map((check) => {
    const targetHash = hashContact(secrets, check.target)
    return {
      ...check,
      targetHash,
      typedHash: hashCode(secrets, targetHash, check.purpose, check.code),
    }
  })
  const judged = await sql.begin(async (tx) => {
    // Always in the same order, or two checks of the same two targets would deadlock.
    for (const targetHash of hashed.map((check) => check.targetHash).toSorted())
      await store.lockTarget(tx, targetHash)
    const all = []
    for (const check of hashed) all.push(await judge(tx, check))
    if (all.every(({ verdict }) => verdict.ok))
      for (const { sent, now } of all) if (sent !== null) await store.useCode(tx, sent.id, now)
    return all
  })
  for (const { verdict, field } of judged)
    if (!verdict.ok) throw new Refused(verdict.reason, field === undefined ? {} : { field })
}

const judge = async (tx: Db, check: CodeCheck & { targetHash: string; typedHash: string }) => {
  const sent = await store.findCode(tx, check)
  const matches = sent !== null && !sent.decoy && sameHash(sent.codeHash, check.typedHash)
  const verdict = judgeCode(sent, check.code, matches, check.now)
  if (sent !== null && !verdict.ok && verdict.reason === 'code-wrong')
    await store.countTry(tx, sent.id)
  return { sent, verdict, now: check.now, field: check.field }
}

const sameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))
