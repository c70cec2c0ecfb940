import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import { dayMs, hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { freshName, noProof, visitor } from '../../../test/visitor.ts'
import { timestamp } from '../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const loggedIn = async () => {
  const name = freshName()
  const home = visitor(site)
  await home.register(name)
  const { data } = await home.logInWith(name, noProof)
  const token = String(data['token'])
  const call = (
    which: Parameters<TestSite['call']>[0],
    input: object,
    requestId: string = randomUUID(),
  ) => home.call(which, input, { token, requestId })
  return { name, id: String(data['userId']), call }
}

describe('member/info', () => {
  it('shows the member’s state', async () => {
    const { name, id, call } = await loggedIn()
    expect(await call(memberInfo, {})).toMatchObject({
      status_code: 6000,
      data: {
        userId: id,
        name,
        avatar: null,
        bindPhone: 0,
        bindRealName: 0,
        bindEmail: 0,
        phone: null,
        realName: null,
        vipGrade: 0,
        state: 'active',
        registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    })
  })

  it('shows bound values masked', async () => {
    const { id, call } = await loggedIn()
    await site.platform.sql`
      update member set phone_masked = '138****0000', real_name_masked = '*明' where id = ${id}`
    expect((await call(memberInfo, {})).data).toMatchObject({
      bindPhone: 1,
      phone: '138****0000',
      bindRealName: 1,
      realName: '*明',
      bindEmail: 0,
    })
  })

  it('is refused without a valid session', async () => {
    expect(await visitor(site).call(memberInfo, {})).toMatchObject({ http: 401, status_code: 6001 })
    const forged = { token: 'forged-token' }
    expect(await visitor(site).call(memberInfo, {}, forged)).toMatchObject({ status_code: 6001 })
  })

  it('shows a frozen member as frozen and is refused to a closed one at once', async () => {
    const { id, call } = await loggedIn()
    await site.platform.sql`update member set state = 'frozen' where id = ${id}`
    expect((await call(memberInfo, {})).data).toMatchObject({ state: 'frozen' })
    await site.platform.sql`update member set state = 'closed' where id = ${id}`
    expect(await call(memberInfo, {})).toMatchObject({ status_code: 6001 })
  })

  it('ends with the session: a day idle, thirty days in any case', async () => {
    const idle = await loggedIn()
    site.platform.clock.advance?.(dayMs)
    expect(await idle.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    const busy = await loggedIn()
    for (let hours = 0; hours < 30 * 24 - 20; hours += 20) {
      site.platform.clock.advance?.(20 * hourMs)
      expect(await busy.call(memberInfo, {})).toMatchObject({ status_code: 6000 })
    }
    site.platform.clock.advance?.(20 * hourMs)
    expect(await busy.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
  })
})

describe('pop-up notices', () => {
  let notices = 0
  const publish = async (popUp: boolean): Promise<string> => {
    const id = `test-notice-${(notices += 1)}`
    await site.platform.sql`
      insert into notice (id, title_cn, title_tw, body_cn, body_tw, pop_up, published_at)
      values (${id}, '维护', '維護', '正文', '內文', ${popUp}, ${timestamp(site.platform.clock.now())})`
    return id
  }

  it('are shown once, newer than the member only, and again to a repetition of the call', async () => {
    await publish(true)
    site.platform.clock.advance?.(minuteMs)
    const { call } = await loggedIn()
    const none = { http: 200, status_code: 6500, data: { refusal: 'nothing-to-pop-up' } }
    expect(await call(memberInfo, { isPop: 1 })).toMatchObject(none)
    site.platform.clock.advance?.(minuteMs)
    await publish(false)
    const id = await publish(true)
    expect((await call(memberInfo, {})).data).not.toHaveProperty('popUps')
    const requestId = randomUUID()
    const shown = { popUps: [{ id, title: '维护', body: '正文' }] }
    expect((await call(memberInfo, { isPop: 1 }, requestId)).data).toMatchObject(shown)
    expect((await call(memberInfo, { isPop: 1 }, requestId)).data).toMatchObject(shown)
    expect(await call(memberInfo, { isPop: 1 })).toMatchObject(none)
  })

  it('come in the language asked for, and not once withdrawn', async () => {
    const { call } = await loggedIn()
    site.platform.clock.advance?.(minuteMs)
    const [shown, withdrawn] = [await publish(true), await publish(true)]
    await site.owner`
      update notice set withdrawn_at = ${timestamp(site.platform.clock.now())} where id = ${withdrawn}`
    const { data } = await call(memberInfo, { isPop: 1, language: 'zh-TW' })
    expect(data['popUps']).toEqual([{ id: shown, title: '維護', body: '內文' }])
  })
})

describe('member/jwt', () => {
  it('is signed for the member and valid for five minutes', async () => {
    const { id, call } = await loggedIn()
    const { data } = await call(memberJwt, {})
    const [head = '', body = '', signature] = String(data['jwt']).split('.')
    const key = site.platform.secrets.key('chat-jwt')
    expect(signature).toBe(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url'))
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
    const claims = read(body) as { sub: string; iat: number; exp: number }
    expect(claims.sub).toBe(id)
    expect(claims.exp - claims.iat).toBe(300)
    expect(Math.abs(claims.iat * 1000 - site.platform.clock.now())).toBeLessThan(minuteMs)
  })
})

describe('logout', () => {
  it('ends this session at once, with an event', async () => {
    const { id, call } = await loggedIn()
    expect(await call(memberInfo, {})).toMatchObject({ status_code: 6000 })
    expect(await call(logout, {})).toMatchObject({ status_code: 6000, data: {} })
    const [event] = await site.platform.sql`
      select body from event where kind = 'session-ended' and body->>'memberId' = ${id}`
    expect(event?.['body']).toMatchObject({ memberId: id, why: 'logout' })
    const [session] = await site.platform.sql`
      select ended_why from session where member_id = ${id}`
    expect(session?.['ended_why']).toBe('logout')
    expect(await call(memberInfo, {})).toMatchObject({ status_code: 6001 })
  })
})
