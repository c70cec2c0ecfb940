import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgotByPhoneStart } from '@xinghe/contract/account-codes.ts'
import { commonPasswords, checkPassword } from '@xinghe/rules/account/password.ts'
import { checkUsername } from '@xinghe/rules/account/username.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { freshPhone, lastCode } from '../../../test/code-reader.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { freshName, md5, visitor } from '../../../test/visitor.ts'
import { timestamp } from '../../platform/database/value.ts'
import { purgeAccountTraces } from './purge.ts'
import { seedAccounts } from './seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

describe('the demonstration accounts', () => {
  it('have valid names, and log in with the printed password', async () => {
    const accounts = await seedAccounts(site.platform, site.parts.account)
    expect(accounts.length).toBeGreaterThanOrEqual(3)
    for (const { name, password } of accounts) {
      expect(checkUsername(name).ok && checkPassword(password).ok).toBe(true)
      expect(commonPasswords as readonly string[]).not.toContain(password)
      const answer = await visitor(site).logIn(name, { password: md5(password) })
      expect(answer).toMatchObject({ status_code: 6000 })
    }
  })

  it('are made once, marked, and each with its accounts', async () => {
    const rows = () => site.platform.sql`
      select m.name, count(a.id)::int as accounts from member m
      left join ledger_account a on a.member_id = m.id where m.demo group by m.name order by m.name`
    const before = [...(await rows())]
    expect(before.length).toBeGreaterThan(3)
    expect(new Set(before.map((row) => row['accounts']))).toEqual(new Set([3]))
    await seedAccounts(site.platform, site.parts.account)
    expect([...(await rows())]).toEqual(before)
  })

  it('have bound contacts, whose codes reach the outbox', async () => {
    const rows = await site.platform.sql`
      select name, phone_masked, email_masked, real_name_masked from member
      where demo and not simulated order by name`
    expect([...rows]).toEqual([
      {
        name: 'agent888',
        phone_masked: '+86 137****7000',
        email_masked: null,
        real_name_masked: '周**',
      },
      { name: 'demo01', phone_masked: null, email_masked: null, real_name_masked: null },
      {
        name: 'demo02',
        phone_masked: '+86 138****8000',
        email_masked: 'd***2@example.com',
        real_name_masked: null,
      },
      {
        name: 'vip888x',
        phone_masked: '+86 139****9000',
        email_masked: null,
        real_name_masked: '林**',
      },
    ])
    const guest = visitor(site)
    const { kaptchcate, codeId, code } = await guest.passPicture()
    const proof = { kaptchcate, codeId, imageCode: code }
    await guest.call(forgotByPhoneStart, { name: 'demo02', phone: '8613800138000', ...proof })
    expect(await lastCode(site, '+8613800138000')).toMatch(/^\d{6}$/)
  })

  it('do not exist on a live site', async () => {
    const live = { ...site.platform, config: { ...site.platform.config, mode: 'live' as const } }
    expect(await seedAccounts(live, site.parts.account)).toEqual([])
  })
})

describe('purging', () => {
  it('deletes rows older than a day and leaves younger ones', async () => {
    const leaveTraces = async () => {
      const guest = visitor(site)
      await guest.slide(await guest.drawSlider(1), '0:0')
      await guest.logIn(freshName())
      const { data } = await guest.register(freshName())
      await site.platform.sql`
        insert into picture_upload (member_id, made_at)
        values (${String(data['userId'])}, ${timestamp(site.platform.clock.now())})`
      const { kaptchcate, codeId, code } = await guest.passPicture()
      const proof = { kaptchcate, codeId, imageCode: code }
      await guest.call(forgotByPhoneStart, { name: 'nobody', phone: freshPhone(), ...proof })
    }
    const count = async (): Promise<number[]> => {
      const [row] = await site.platform.sql<{ counts: number[] }[]>`
        select array[(select count(*) from captcha), (select count(*) from captcha_failure),
                     (select count(*) from login_failure), (select count(*) from login_grant),
                     (select count(*) from verification_code), (select count(*) from step_ticket),
                     (select count(*) from picture_upload)]::int[] as counts`
      return row?.counts ?? []
    }
    await purgeAccountTraces(site.platform)
    await leaveTraces()
    site.platform.clock.advance?.(dayMs + 1)
    await purgeAccountTraces(site.platform)
    expect(await count()).toEqual([0, 0, 0, 0, 0, 0, 0])
    await leaveTraces()
    const young = await count()
    expect(await purgeAccountTraces(site.platform)).toBe(0)
    expect(await count()).toEqual(young)
    expect(young.every((each) => each > 0)).toBe(true)
  })
})
