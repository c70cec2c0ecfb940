import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaKind } from '@xinghe/contract/account.ts'
import { changePassword, sendCodeLoggedOut } from '@xinghe/contract/account-codes.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { dayMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { bindContact, freshPhone, lastCode, sendFields } from '../../../../test/code-reader.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, goodPassword, md5, noProof, visitor } from '../../../../test/visitor.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { logIn } from './log-in.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1' })
})
afterAll(() => site.close())

const refusal = (code: number, name: string) => ({
  http: 200,
  status_code: code,
  data: { refusal: name },
})
const wrong = { password: md5('wrong2026') }

const newMember = async () => {
  const name = freshName()
  const home = visitor(site)
  const { data } = await home.register(name)
  return { name, home, id: String(data['userId']) }
}
const setState = (id: string, state: string) =>
  site.platform.sql`update member set state = ${state} where id = ${id}`

const contextOf = (uuid: string): CallContext => ({
  now: site.platform.clock.now(),
  ip: '127.0.0.1',
  country: null,
  uuid,
  device: '',
  userAgent: '',
  requestId: '',
  openField: () => null,
  log: site.server.log,
  session: null,
})

describe('a login', () => {
  it('on a known device is counted once for each member and day, to compare failures with', async () => {
    const { platform } = site
    const counted = async (): Promise<number> => {
      const [row] = await platform.sql<{ count: number }[]>`
        select coalesce(sum(known_logins), 0)::int as count from login_hour`
      return row?.count ?? 0
    }
    const before = await counted()
    const { name, home } = await newMember()
    const elsewhere = visitor(site)
    await elsewhere.logIn(name)
    expect((await counted()) - before).toBe(0)
    platform.clock.advance?.(dayMs)
    for (let at = 0; at < 3; at += 1) await home.logIn(name)
    expect((await counted()) - before).toBe(1)
    platform.clock.advance?.(dayMs)
    await elsewhere.logIn(name)
    expect((await counted()) - before).toBe(2)
  })

  it('gives a token for member calls that is stored only as a hash', async () => {
    const { name, home, id } = await newMember()
    const answer = await home.logInWith(name.toUpperCase(), noProof)
    expect(answer).toMatchObject({ status_code: 6000, data: { userId: id } })
    const token = String(answer.data['token'])
    expect(await home.call(memberInfo, {}, { token })).toMatchObject({ data: { userId: id } })
    const sessions = await site.platform.sql`select * from session where member_id = ${id}`
    expect(JSON.stringify(sessions)).not.toContain(token)
    const events = await site.platform.sql`
      select 1 from event where kind = 'member-logged-in' and body->>'memberId' = ${id}`
    expect(events).toHaveLength(1)
  })

  it('needs a captcha on a new device, and none there the next time', async () => {
    const { name } = await newMember()
    const elsewhere = visitor(site)
    expect(await elsewhere.logInWith(name, noProof)).toMatchObject(refusal(6022, 'slider-required'))
    expect(await elsewhere.logInWith(name, await elsewhere.passSlider(4, name))).toMatchObject(
      refusal(6021, 'picture-required'),
    )
    expect(await elsewhere.logIn(name)).toMatchObject({ status_code: 6000 })
    expect(await elsewhere.logInWith(name, noProof)).toMatchObject({ status_code: 6000 })
  })

  it('asks a slider after one failure, a picture after three, nothing after a success', async () => {
    const { name, home } = await newMember()
    await home.logInWith(name, noProof)
    expect(await home.logInWith(name, noProof, wrong)).toMatchObject(
      refusal(6002, 'wrong-credentials'),
    )
    expect(await home.logInWith(name, noProof)).toMatchObject(refusal(6022, 'slider-required'))
    await home.logInWith(name, await home.passSlider(4, name), wrong)
    await home.logInWith(name, await home.passSlider(4, name), wrong)
    expect(await home.logInWith(name, noProof)).toMatchObject(refusal(6021, 'picture-required'))
    expect(await home.logIn(name)).toMatchObject({ status_code: 6000 })
    expect((await home.call(captchaKind, { name, ktype: 4 })).data['flag']).toBe('none')
  })

  it('needs no captcha once within a minute after registration, whatever happened before', async () => {
    const { name, home } = await newMember()
    for (let at = 0; at < 3; at += 1) await visitor(site).logIn(name, wrong)
    expect(await visitor(site).logInWith(name, noProof)).toMatchObject(
      refusal(6021, 'picture-required'),
    )
    expect(await home.logInWith(name, noProof, wrong)).toMatchObject(
      refusal(6002, 'wrong-credentials'),
    )
    // One failure on a device that the name knows; those of strangers are counted apart.
    expect(await home.logInWith(name, noProof)).toMatchObject(refusal(6022, 'slider-required'))
    const second = await newMember()
    for (let at = 0; at < 3; at += 1) await second.home.logIn(second.name, wrong)
    site.platform.clock.advance?.(60 * secondMs)
    expect(await second.home.logInWith(second.name, noProof)).toMatchObject(
      refusal(6021, 'picture-required'),
    )
  })

  it('is allowed to a frozen member, and refused to a closed one with the right password', async () => {
    const { name, home, id } = await newMember()
    await setState(id, 'frozen')
    expect(await home.logIn(name)).toMatchObject({ status_code: 6000 })
    await setState(id, 'closed')
    expect(await home.logIn(name)).toMatchObject(refusal(6030, 'account-closed'))
    expect(await home.logIn(name, wrong)).toMatchObject(refusal(6002, 'wrong-credentials'))
  })

  it('ends the oldest session when a sixth begins', async () => {
    const { name, home, id } = await newMember()
    const tokens: string[] = []
    for (let at = 0; at < 6; at += 1) {
      site.platform.clock.advance?.(secondMs)
      tokens.push(String((await home.logInWith(name, noProof)).data['token']))
    }
    const codes = []
    for (const token of tokens) codes.push((await home.call(memberInfo, {}, { token })).status_code)
    expect(codes).toEqual([6001, 6000, 6000, 6000, 6000, 6000])
    const events = await site.platform.sql`
      select body->>'why' as why from event
      where kind = 'session-ended' and body->>'memberId' = ${id}`
    expect([...events]).toEqual([{ why: 'device-limit' }])
  })

  it('never leaves more than five sessions, also after many logins at once', async () => {
    const { name, id } = await newMember()
    const { platform } = site
    const knownUuid = 'a-known-browser'
    // With cheap password hashing all transactions begin at once.
    const passwords = { hash: async () => '', matches: async () => true }
    const enter = () =>
      logIn(
        platform,
        { ...site.parts.account, passwords },
        { name, password: '', ...noProof },
        contextOf(knownUuid),
      )
    await platform.sql`
      insert into member_device (member_id, uuid, first_seen_at, last_seen_at)
      values (${id}, ${knownUuid}, now(), now())`
    await Promise.all(Array.from({ length: 9 }, enter))
    const living = await platform.sql`
      select 1 from session where member_id = ${id} and ended_at is null`
    expect(living).toHaveLength(5)
  })
})

describe('a login whose password is changed while it is being checked', () => {
  /** Logs in with the password of before; the owner changes it after it was found right. */
  const logInLate = async (
    { name, home, token }: { name: string; home: ReturnType<typeof visitor>; token: string },
    uuid: string,
    fields: object = {},
  ): Promise<string> => {
    const { passwords } = site.parts.account
    const matches = async (typed: string, stored: string | null) => {
      const right = await passwords.matches(typed, stored)
      const chosen = md5('xinghe2027')
      const change = { oldPassword, password: chosen, secondPassword: chosen }
      const changed = await home.call(changePassword, change, { token })
      expect(changed).toMatchObject({ status_code: 6000 })
      return right
    }
    const parts = { ...site.parts.account, passwords: { ...passwords, matches } }
    const input = { name, password: oldPassword, ...noProof, ...fields }
    return logIn(site.platform, parts, input, contextOf(uuid)).then(
      () => 'logged in',
      (error: unknown) => (error instanceof Refused ? error.refusal : 'broken'),
    )
  }
  const oldPassword = md5(goodPassword)
  const loggedIn = async () => {
    const { name, home, id } = await newMember()
    const token = String((await home.logInWith(name, noProof)).data['token'])
    return { name, home, id, token }
  }
  const living = (id: string) => site.platform.sql`
    select 1 from session where member_id = ${id} and ended_at is null`

  it('is refused on a known device', async () => {
    const member = await loggedIn()
    expect(await logInLate(member, member.home.uuid)).toBe('wrong-credentials')
    expect(await living(member.id)).toHaveLength(1)
  })

  it('is refused with the code for a new device, which is then not trusted', async () => {
    const member = await loggedIn()
    const phone = freshPhone()
    await bindContact(site, member.id, { kind: 'phone', value: phone })
    const away = visitor(site)
    const { data } = await away.logIn(member.name)
    const ticket = String(data['ticket'])
    const { kaptchcate, codeId, code } = await away.passPicture()
    const proof = { kaptchcate, codeId, code }
    const sent = { number: phone.slice(2), name: member.name, type: 3, cate: 0, proof } as const
    expect(await away.call(sendCodeLoggedOut, { ...sendFields(site, sent), ticket })).toMatchObject(
      { status_code: 6000 },
    )
    const fields = { ticket, sendCodeNum: await lastCode(site, `+${phone}`) }
    expect(await logInLate(member, away.uuid, fields)).toBe('wrong-credentials')
    expect(await living(member.id)).toHaveLength(1)
    const trusted = await site.platform.sql`
      select 1 from member_device where member_id = ${member.id} and uuid = ${away.uuid}`
    expect(trusted).toHaveLength(0)
  })
})

describe('a login is refused', () => {
  it('with the same answer for a wrong password and an unknown name', async () => {
    const { name } = await newMember()
    const known = await visitor(site).logIn(name, wrong)
    const unknown = await visitor(site).logIn(freshName(), wrong)
    expect(known).toMatchObject(refusal(6002, 'wrong-credentials'))
    expect(unknown).toEqual(known)
  })

  it('after ten failures for fifteen minutes, for known and unknown names alike', async () => {
    const { name } = await newMember()
    for (const each of [name, freshName()]) {
      const guesser = visitor(site)
      for (let at = 0; at < 10; at += 1) {
        expect(await guesser.logIn(each, wrong)).toMatchObject(refusal(6002, 'wrong-credentials'))
      }
      expect(await guesser.logIn(each)).toMatchObject(refusal(6011, 'login-locked'))
      site.platform.clock.advance?.(14 * minuteMs)
      expect(await visitor(site).logIn(each)).toMatchObject(refusal(6011, 'login-locked'))
      site.platform.clock.advance?.(minuteMs)
    }
    expect(await visitor(site).logIn(name)).toMatchObject({ status_code: 6000 })
  })

  it('after ten failures on devices that the member has used, on these devices too', async () => {
    const { name, home } = await newMember()
    await home.logInWith(name, noProof)
    for (let at = 0; at < 10; at += 1) await home.logIn(name, wrong)
    expect(await home.logIn(name)).toMatchObject(refusal(6011, 'login-locked'))
  })

  it('to parallel guesses from the eleventh on', async () => {
    const { name } = await newMember()
    const guessers = Array.from({ length: 25 }, () => visitor(site))
    const proofs = await Promise.all(guessers.map((guesser) => guesser.passPicture()))
    const answers = await Promise.all(
      guessers.map((guesser, at) => guesser.logInWith(name, proofs[at] ?? noProof, wrong)),
    )
    expect(answers.filter((answer) => answer.status_code === 6002)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status_code === 6011)).toHaveLength(15)
  })

  it('when a captcha is wrong, which counts as no failure of the name', async () => {
    const { name } = await newMember()
    const guest = visitor(site)
    const proof = await guest.passPicture()
    expect(await guest.logInWith(name, { ...proof, code: 'nope' })).toMatchObject(
      refusal(6012, 'captcha-wrong'),
    )
    const failures = await site.platform.sql`select 1 from login_failure where name_key = ${name}`
    expect(failures).toHaveLength(0)
  })

  it('with the captcha of another flow', async () => {
    const { name } = await newMember()
    const guest = visitor(site)
    expect(await guest.logInWith(name, await guest.passSlider(1))).toMatchObject(
      refusal(6012, 'captcha-wrong'),
    )
  })

  it('a second guess on one captcha, also under the same request id', async () => {
    const { name } = await newMember()
    const guest = visitor(site)
    const proof = await guest.passPicture()
    const once = { requestId: 'one-request-id' }
    expect(await guest.logInWith(name, proof, wrong, once)).toMatchObject(
      refusal(6002, 'wrong-credentials'),
    )
    expect(await guest.logInWith(name, proof, wrong, once)).toMatchObject(
      refusal(6012, 'captcha-expired'),
    )
  })

  it('from a limited region, a restricted address, and while suspended', async () => {
    const { name, home } = await newMember()
    const from = (ip: string) => home.logInWith(name, noProof, {}, { ip })
    const limited = await from('8.8.8.8')
    expect(limited).toMatchObject(refusal(6031, 'region-limited'))
    expect(limited.data['countryData']).toEqual(site.platform.countries.source)
    await site.platform.settings.set('region', {
      limited: [],
      warned: ['US'],
      restrictedIps: ['8.8.4.'],
    })
    expect(await from('8.8.8.8')).toMatchObject(refusal(6032, 'region-warning'))
    const restricted = await from('8.8.4.4')
    expect(restricted).toMatchObject(refusal(6033, 'ip-restricted'))
    expect(restricted.data).not.toHaveProperty('countryData')
    const read = await home.logInWith(name, noProof, { regionWarningRead: 1 }, { ip: '8.8.8.8' })
    expect(read).toMatchObject({ status_code: 6000 })
    await site.platform.settings.set('region', { warned: [], restrictedIps: [] })
    await site.platform.settings.set('loginSuspended', { on: true, how: 'toast', text: '稍后' })
    expect(await home.logInWith(name, noProof)).toMatchObject({
      ...refusal(6502, 'login-suspended-quietly'),
      message: '稍后',
    })
    const inTraditional = await home.logInWith(name, noProof, { language: 'zh-TW' })
    expect(inTraditional.message).toBe('稍後')
    await site.platform.settings.set('loginSuspended', { on: false })
  })
})
