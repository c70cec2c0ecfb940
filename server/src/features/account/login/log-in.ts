import type { login } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { loginLocked } from '@xinghe/rules/account/login-guard.ts'
import { browserLabel } from '@xinghe/rules/account/browser-label.ts'
import { devicesPerMember } from '@xinghe/rules/account/session-age.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { callerOf } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import { checkRegion, checkSuspended } from './check-entry.ts'
import { spendTicket } from '../codes/tickets.ts'
import { captchaAsked } from '../captcha/decide-captcha.ts'
import { readDeviceTicket } from '../codes/device-ticket.ts'
import { passDeviceCode, refuseRisky, trustThisDevice } from '../new-device/judge-login.ts'
import { newDeviceLetter } from '../new-device/messages.ts'
import { readLoginFacts, type LoginFacts } from '../new-device/store-device.ts'
import type { AccountParts } from '../member/parts.ts'
import { flagSharedDevice } from '../profile/flag-review.ts'
import { spendCaptcha } from '../captcha/spend-captcha.ts'
import * as failures from '../member/store-failure.ts'
import { countFailure, countKnownLogin, uncountFailure } from '../member/store-pressure.ts'
import * as store from '../member/store.ts'

type Input = InputOf<typeof login>

export const logIn = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: CallContext,
): Promise<OutputOf<typeof login>> => {
  checkSuspended(platform, 'loginSuspended', input.language)
  checkRegion(platform, context, input.regionWarningRead)
  const nameKey = usernameKey(input.name)
  await refuseLocked(platform.sql, nameKey, context)
  // A ticket was issued for a captcha and the password, and its code for another captcha.
  const ticket =
    input.ticket === undefined
      ? null
      : await readDeviceTicket(platform, input.ticket, input.name, context)
  const pictureSolved = ticket === null && (await passCaptcha(platform, input, context))
  const checked = await checkPassword(platform, parts, nameKey, input.password, context)
  const memberId = checked.id
  const facts = await readLoginFacts(platform.sql, memberId, context.uuid)
  if (facts.state === 'closed') throw new Refused('account-closed')
  const dropOldest = input.dropOldestDevice === 1
  if (ticket === null) {
    const judged = { memberId, name: input.name, facts, pictureSolved }
    await refuseRisky(platform, judged, context)
  } else {
    if (ticket.memberId !== memberId) throw new Refused('ticket-expired')
    const code = input.sendCodeNum ?? ''
    await passDeviceCode(platform, memberId, { code, dropOldest }, context)
  }
  return platform.sql.begin(async (tx) => {
    const entered = await enter(tx, platform, checked, facts, context)
    if (ticket === null) return entered
    await spendTicket(tx, ticket, context.now)
    await trustThisDevice(tx, memberId, dropOldest, context)
    return entered
  })
}

/**
 * Running attempts count too: parallel guesses get no more tries than sequential ones. Returns whether the
 * member has logged in on this device before.
 */
const refuseLocked = async (
  db: Db,
  nameKey: string,
  { uuid, now }: CallContext,
): Promise<boolean> => {
  const { failed, pending, deviceKnown } = await failures.readFailures(db, nameKey, uuid, now)
  if (loginLocked([...failed, ...pending], now)) throw new Refused('login-locked')
  return deviceKnown
}

/** Returns whether a picture was solved. A captcha that was sent is judged even when none is required. */
const passCaptcha = async (
  platform: Platform,
  input: Input,
  context: CallContext,
): Promise<boolean> => {
  const { uuid, now } = context
  const nameKey = usernameKey(input.name)
  if (input.kaptchcate === 99 && (await store.takeGrant(platform.sql, nameKey, uuid, now)))
    return false
  const asked = await captchaAsked(platform, 'login', input.name, context)
  const picture = input.kaptchcate === 1
  if (asked === 'none' && !picture) return false
  await spendCaptcha(platform.sql, {
    proof: input,
    asked,
    purpose: 'login',
    uuid,
    usedBy: null,
    now,
  })
  return picture
}

/**
 * The member and the hash that the password was right for. An unknown name takes as long, writes as much and
 * gets the same answer.
 */
const checkPassword = async (
  { sql }: Platform,
  { passwords }: AccountParts,
  nameKey: string,
  passwordMd5: string,
  context: CallContext,
): Promise<store.Credentials> => {
  const attempt = await beginAttempt(sql, nameKey, context)
  const known = await store.findCredentials(sql, nameKey)
  let right = false
  try {
    right = await passwords.matches(passwordMd5, known?.passwordHash ?? null)
  } catch (error) {
    // The hashing queue was full: the password was not checked, so the attempt does not count.
    await takeBack(sql, attempt)
    throw error
  }
  if (known === null || !right) {
    await failures.failAttempt(sql, attempt.id)
    throw new Refused('wrong-credentials')
  }
  await takeBack(sql, attempt)
  return known
}

interface Attempt {
  readonly id: bigint
  readonly at: Instant
  readonly deviceKnown: boolean
}

/** Counted before the password is checked. */
const beginAttempt = (sql: Sql, nameKey: string, context: CallContext): Promise<Attempt> =>
  sql.begin(async (tx) => {
    const { ip, now } = context
    await failures.lockName(tx, nameKey)
    const deviceKnown = await refuseLocked(tx, nameKey, context)
    const from = { knownDevice: deviceKnown, address: callerOf(ip) }
    const id = await failures.insertAttempt(tx, nameKey, now, from)
    if (!deviceKnown) await countFailure(tx, now)
    return { id, at: now, deviceKnown }
  })

const takeBack = (sql: Sql, { id, at, deviceKnown }: Attempt): Promise<void> =>
  sql.begin(async (tx) => {
    await failures.takeBackAttempt(tx, id)
    if (!deviceKnown) await uncountFailure(tx, at)
  })

const enter = async (
  tx: Db,
  { sessions }: Platform,
  { id: memberId, passwordHash }: store.Credentials,
  { hasDevices, deviceKnown, lastLoginAt }: LoginFacts,
  { uuid, device, userAgent, ip, country, now }: CallContext,
): Promise<OutputOf<typeof login>> => {
  const browser = browserLabel(userAgent)
  const locked = await store.lockMember(tx, memberId)
  // A change of the password has ended all sessions: a login with the old one must not begin another.
  if (locked?.passwordHash !== passwordHash) throw new Refused('wrong-credentials')
  if (locked.state === 'closed') throw new Refused('account-closed')
  for (const hash of await store.sessionsBeyond(tx, memberId, devicesPerMember - 1, now)) {
    await sessions.end(tx, hash, 'device-limit')
    await writeEvent(tx, 'session-ended', { memberId, hash, why: 'device-limit' })
  }
  const { token } = await sessions.start(tx, { memberId, uuid, device, browser, ip, country })
  await store.rememberDevice(tx, memberId, { uuid, browser }, now)
  await flagSharedDevice(tx, memberId, uuid, now)
  const first = !hasDevices && lastLoginAt === null
  if (!deviceKnown && !first) {
    const letter = newDeviceLetter(browser, ip, country)
    await sendLetter(tx, { memberId, kind: 'notice', ...letter, now })
  }
  await store.markLogin(tx, memberId, now)
  await writeEvent(tx, 'member-logged-in', { memberId })
  // Last: all logins of the hour change the same row, which is locked until the commit.
  const isFirstOfDay = lastLoginAt === null || siteDay(lastLoginAt) !== siteDay(now)
  if (deviceKnown && isFirstOfDay) await countKnownLogin(tx, now)
  return { token, userId: memberId }
}
