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
  /** Null for an account that nobody needs to log in with. */
  readonly what: string | null
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
  {
    name: 'agent888',
    vipGrade: 0,
    what: '代理，有下线会员和上月佣金',
    phone: { areaCode: '86', number: '13700137000' },
    realName: '周明远',
  },
  // The members of that agent; the last is the agent's own second account.
  ...['lucky301', 'river302', 'stone303', 'cloud304', 'maple305', 'tiger306'].map((name) => ({
    name,
    vipGrade: 0,
    what: null,
  })),
  { name: 'second888', vipGrade: 0, what: null, realName: '周明远' },
]

/** Makes the demonstration accounts that are missing; a live site has none. */
export const seedAccounts = async (
  { config, sql, clock, secrets }: Pick<Platform, 'config' | 'sql' | 'clock' | 'secrets'>,
  { passwords }: Pick<AccountParts, 'passwords'>,
): Promise<DemoAccount[]> => {
  if (config.mode !== 'demo') return []
  const md5 = createHash('md5').update(password).digest('hex')
  for (const demo of demoMembers) {
    const { name, vipGrade } = demo
    const nameKey = usernameKey(name)
    if ((await store.findCredentials(sql, nameKey)) !== null) continue
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
        agentId: null,
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
  return demoMembers.flatMap(({ name, what }) => (what === null ? [] : [{ name, password, what }]))
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
    sealed: sealContact(secrets, id, contact),
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
    await profile.bindRealName(tx, id, keptRealName(secrets, id, realName), now)
}
