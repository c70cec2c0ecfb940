import { Refused } from '@xinghe/contract/refusal.ts'
import { loginLocked, passwordCheckLimit } from '@xinghe/rules/account/login-guard.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AccountParts } from '../member/parts.ts'
import * as failures from '../member/store-failure.ts'
import { forgetFailures, lockPassword } from './store.ts'

/**
 * Checks a password of a logged-in member. Guesses are counted like those at login, under a key that is
 * longer than any name, so that failed logins cannot fill it.
 */
export const checkOwnPassword = async (
  { sql }: Pick<Platform, 'sql'>,
  { passwords }: Pick<AccountParts, 'passwords'>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
  asked: { which: 'login' | 'withdrawal'; typed: string; stored: string | null },
): Promise<void> => {
  const key = `${asked.which}-password-check:${memberId}`
  const attempt = await sql.begin(async (tx) => {
    await failures.lockName(tx, key)
    await refuseLocked(tx, key, now)
    return failures.insertAttempt(tx, key, now)
  })
  let right = false
  try {
    right = await passwords.matches(asked.typed, asked.stored)
  } catch (error) {
    // The hashing queue was full: the password was not checked, so the attempt does not count.
    await failures.takeBackAttempt(sql, attempt)
    throw error
  }
  if (!right) {
    await failures.failAttempt(sql, attempt)
    throw new Refused('password-check-failed')
  }
  await failures.takeBackAttempt(sql, attempt)
  await forgetFailures(sql, key)
}

/**
 * In the transaction that writes what the login password has proved. The owner may have changed or reset it after
 * it was checked: a thief who knew the old one must leave no phone or email behind to come back with.
 */
export const requireSamePassword = async (
  tx: Db,
  memberId: MemberId,
  checkedHash: string,
): Promise<void> => {
  if ((await lockPassword(tx, memberId)) !== checkedHash) throw new Refused('password-check-failed')
}

const refuseLocked = async (db: Db, key: string, now: MemberContext['now']): Promise<void> => {
  const { failed, pending } = await failures.readFailures(db, key, '', now)
  if (loginLocked([...failed, ...pending], now, passwordCheckLimit))
    throw new Refused('password-check-locked')
}
