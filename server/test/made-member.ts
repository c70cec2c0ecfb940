import { createHash } from 'node:crypto'
import { maskPhone } from '@xinghe/rules/account/mask.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { hashContact, sealContact } from '../src/features/account/codes/contact.ts'
import type { AccountParts } from '../src/features/account/member/parts.ts'
import { keptRealName } from '../src/features/account/profile/bind-real-name.ts'
import * as profile from '../src/features/account/profile/store.ts'
import { newMemberId } from '../src/features/account/member/random-id.ts'
import * as store from '../src/features/account/member/store.ts'
import { openMemberAccounts } from '../src/ledger/open-accounts.ts'
import { post } from '../src/ledger/post.ts'
import type { Db } from '../src/platform/database/connect.ts'
import type { Platform } from '../src/platform/parts.ts'

export type Workshop = Pick<Platform, 'sql' | 'secrets' | 'sessions' | 'clock'> &
  Pick<AccountParts, 'passwords'>

export interface WantedMember {
  readonly name: string
  readonly password: string
  /** The browser of the session; the member's only device. */
  readonly uuid: string
  /** A mainland number without its area code. */
  readonly phone?: string
  readonly realName?: string
  /** Six digits. */
  readonly withdrawalPassword?: string
  /** In the centre wallet, posted from the adjustments. */
  readonly balance?: Fen
}

export interface MadeMember {
  readonly id: MemberId
  readonly token: string
}

/** Hashing is slow by design, and tests use few passwords, so hashes are cached. */
const hashes = new Map<string, Promise<string>>()
const hashOf = ({ passwords }: Workshop, text: string): Promise<string> => {
  const md5 = createHash('md5').update(text).digest('hex')
  const known = hashes.get(md5) ?? passwords.hash(md5)
  hashes.set(md5, known)
  return known
}

const bind = async (
  tx: Db,
  workshop: Workshop,
  id: MemberId,
  { phone, realName, withdrawalPassword }: WantedMember,
  now: Instant,
): Promise<void> => {
  const { secrets } = workshop
  if (phone !== undefined) {
    const contact = { kind: 'phone', value: `86${phone}` } as const
    const value = {
      sealed: sealContact(secrets, id, contact),
      masked: maskPhone({ areaCode: '86', number: phone }),
      hash: hashContact(secrets, contact),
    }
    // Long ago: a new phone proves less.
    await profile.bindPhone(tx, id, value, later(now, -2 * dayMs))
  }
  if (realName !== undefined)
    await profile.bindRealName(tx, id, keptRealName(secrets, id, realName), now)
  if (withdrawalPassword !== undefined) {
    const hash = await hashOf(workshop, withdrawalPassword)
    await profile.setWithdrawalPassword(tx, id, { hash, replaced: null }, now)
  }
}

const fund = (tx: Db, memberId: MemberId, amount: Fen, now: Instant) =>
  post(
    tx,
    [
      {
        from: { house: 'adjustments' },
        into: { memberId, pocket: 'centre' },
        amount,
        code: 'adjust-in',
        cause: `test:${memberId}`,
        key: `test:${memberId}:fund`,
      },
    ],
    now,
  )

/** A registered, logged-in member with bound contacts, made without the calls. */
export const makeMember = async (workshop: Workshop, wanted: WantedMember): Promise<MadeMember> => {
  const { sql, sessions, clock } = workshop
  const { name, uuid, balance = 0n } = wanted
  const passwordHash = await hashOf(workshop, wanted.password)
  const id = newMemberId()
  const now = clock.now()
  return sql.begin(async (tx) => {
    const member = { id, name, nameKey: usernameKey(name), passwordHash, uuid, now }
    const empty = { rCode: '', iCode: '', agentId: null, domain: '', ip: '127.0.0.1', device: '' }
    if (!(await store.insertMember(tx, { ...member, ...empty, demo: false, vipGrade: 0 })))
      throw new Error(`${name} is taken`)
    await openMemberAccounts(tx, id, now)
    await bind(tx, workshop, id, wanted, now)
    if (balance > 0n) await fund(tx, id, balance, now)
    const login = { memberId: id, uuid, device: '', browser: '', ip: '127.0.0.1', country: null }
    const { token } = await sessions.start(tx, login)
    await store.rememberDevice(tx, id, { uuid, browser: '' }, now)
    await store.markLogin(tx, id, now)
    return { id, token }
  })
}
