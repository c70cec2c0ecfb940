import { createHash } from 'node:crypto'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import { openMemberAccounts } from '../../ledger/open-accounts.ts'
import { writeEvent } from '../../platform/events/outbox.ts'
import type { Platform } from '../../platform/parts.ts'
import type { AccountParts } from './parts.ts'
import { newMemberId } from './random-id.ts'
import * as store from './store.ts'

export interface DemoAccount {
  readonly name: string
  readonly password: string
  /** One line for the page that greets whoever started the site. */
  readonly what: string
}

const password = 'xinghe2026'

const demoMembers = [
  { name: 'demo01', vipGrade: 0, what: '普通会员' },
  { name: 'demo02', vipGrade: 0, what: '普通会员' },
  { name: 'vip888x', vipGrade: 5, what: '五级贵宾' },
] as const

/** Makes the demonstration accounts that are missing; a live site has none. */
export const seedAccounts = async (
  { config, sql, clock }: Pick<Platform, 'config' | 'sql' | 'clock'>,
  { passwords }: Pick<AccountParts, 'passwords'>,
): Promise<DemoAccount[]> => {
  if (config.mode !== 'demo') return []
  for (const { name, vipGrade } of demoMembers) {
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
      await writeEvent(tx, 'member-registered', { memberId: id })
    })
  }
  return demoMembers.map(({ name, what }) => ({ name, password, what }))
}
