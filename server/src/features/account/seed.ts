import { createHash } from 'node:crypto'
import { maskEmail, maskPhone } from '@xinghe/rules/account/mask.ts'
import type { Phone } from '@xinghe/rules/account/phone.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { openMemberAccounts } from '../../ledger/open-accounts.ts'
import type { Db } from '../../platform/database/connect.ts'
import { writeEvent } from '../../platform/events/outbox.ts'
import type { Platform } from '../../platform/parts.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { hashContact, sealContact, type Contact } from './codes/contact.ts'
import type { AccountParts } from './member/parts.ts'
import { keptRealName } from './profile/bind-real-name.ts'
import * as profile from './profile/store.ts'
import { newMemberId } from './member/random-id.ts'
import * as store from './member/store.ts'

export interface DemoAccount {
  readonly name: string
  readonly password: string
  /** One line of the launcher's output. */
  readonly what: string
}

const password = 'xinghe2026'

interface DemoMember {
  readonly name: string
  readonly vipGrade: number
  readonly what: string
  readonly phone?: Phone
  readonly email?: string
  readonly realName?: string
}

const demoMembers: readonly DemoMember[] = [
  { name: 'demo01', vipGrade: 0, what: '普通会员' },
  {
    name: 'demo02',
    vipGrade: 0,
    what: '已绑定手机和邮箱的会员',
    phone: { areaCode: '86', number: '13800138000' },
    email: 'demo02@example.com',
  },
  {
    name: 'vip888x',
    vipGrade: 5,
    what: '五级贵宾，已绑定手机和真实姓名',
    phone: { areaCode: '86', number: '13900139000' },
    realName: '林星河',
  },
]

/** Makes the demonstration accounts that are missing; a live site has none. */
export const seedAccounts = async (
  { config, sql, clock, secrets }: Pick<Platform, 'config' | 'sql' | 'clock' | 'secrets'>,
  { passwords }: Pick<AccountParts, 'passwords'>,
): Promise<DemoAccount[]> => {
  if (config.mode !== 'demo') return []
  for (const demo of demoMembers) {
    const { name, vipGrade } = demo
    const nameKey = usernameKey(name)
    if ((await store.findCredentials(sql, nameKey)) !== null) continue
    const md5 = createHash('md5').update(password).digest('hex')
    const passwordHash = await passwords.hash(md5)
    const id = newMemberId()
    const now = clock.now()
    await sql.begin(async (tx) => {
      const written = await store.insertMember(tx, {
        id,
        name,
        nameKey,
        passwordHash,
        rCode: '',
        iCode: '',
        domain: '',
        ip: '',
        uuid: '',
        device: '',
        demo: true,
        vipGrade,
        now,
      })
      if (!written) return
      await openMemberAccounts(tx, id, now)
      await bindDemoValues(tx, secrets, id, demo, now)
      await writeEvent(tx, 'member-registered', { memberId: id })
    })
  }
  return demoMembers.map(({ name, what }) => ({ name, password, what }))
}

/** Made-up numbers and addresses; codes to them are read in the sandbox outbox. */
const bindDemoValues = async (
  tx: Db,
  secrets: Secrets,
  id: MemberId,
  { phone, email, realName }: DemoMember,
  now: Instant,
): Promise<void> => {
  const stored = (contact: Contact, masked: string): profile.BoundValue => ({
    sealed: sealContact(secrets, contact),
    masked,
    hash: hashContact(secrets, contact),
  })
  if (phone !== undefined) {
    const contact: Contact = { kind: 'phone', value: phone.areaCode + phone.number }
    await profile.bindPhone(tx, id, stored(contact, maskPhone(phone)), now)
  }
  if (email !== undefined) {
    const contact: Contact = { kind: 'email', value: email }
    await profile.bindEmail(tx, id, stored(contact, maskEmail(email)), null, now)
  }
  if (realName !== undefined)
    await profile.bindRealName(tx, id, keptRealName(secrets, realName), now)
}
