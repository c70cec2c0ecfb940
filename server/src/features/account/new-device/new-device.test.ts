import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCodeLoggedOut } from '@xinghe/contract/account-codes.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { dayMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { trustedDevicesMax } from '@xinghe/rules/account/login-risk.ts'
import {
  bindContact,
  freshPhone,
  lastCode,
  messagesTo,
  otherThan,
  sendFields,
} from '../../../../test/code-reader.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, md5, noProof, visitor } from '../../../../test/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1' })
})
afterAll(() => site.close())

type Guest = ReturnType<typeof visitor>
const refusal = (code: number, name: string) => ({ status_code: code, data: { refusal: name } })
/** Digits that no `freshPhone` has in its middle. */
const wrongDigits = '9999'
const wrong = { password: md5('wrong2026') }
/** Addresses of two countries that the site serves. */
const japan = '133.242.0.3'
const korea = '168.126.63.1'

const newMember = async (bound: 'phone' | 'email' | 'nothing') => {
  const name = freshName()
  const home = visitor(site)
  const { data } = await home.register(name)
  const id = String(data['userId'])
  const phone = freshPhone()
  const email = `${name}@example.com`
  if (bound === 'phone') await bindContact(site, id, { kind: 'phone', value: phone })
  if (bound === 'email') await bindContact(site, id, { kind: 'email', value: email })
  expect(await home.logInWith(name, noProof)).toMatchObject({ status_code: 6000 })
  return { name, home, id, phone, email }
}

const askCode = async (
  guest: Guest,
  sent: { name: string; number: string; cate: 0 | 1 | 2; ticket?: string },
) => {
  const proof = await guest.passPicture()
  const fields = sendFields(site, { ...sent, type: 3, proof })
  return guest.call(sendCodeLoggedOut, {
    ...fields,
    ...(sent.ticket === undefined ? {} : { ticket: sent.ticket }),
  })
}

/** A new device that has asked for its code. */
const codeOnNewDevice = async (member: Awaited<ReturnType<typeof newMember>>) => {
  const guest = visitor(site)
  const risky = await guest.logIn(member.name)
  const ticket = String(risky.data['ticket'])
  const number = member.phone.slice(5, 9)
  const asked = await askCode(guest, { name: member.name, number, cate: 0, ticket })
  expect(asked).toMatchObject({ status_code: 6000, data: {} })
  return { guest, ticket, sendCodeNum: await lastCode(site, `+${member.phone}`) }
}

describe('an unusual login', () => {
  it('on a new device asks for a code to the bound phone, masked', async () => {
    const { name, phone } = await newMember('phone')
    const answer = await visitor(site).logIn(name)
    expect(answer).toMatchObject({
      http: 200,
      ...refusal(6026, 'device-unfamiliar'),
      data: {
        phoneNumber: `+86 ${phone.slice(2, 5)}****${phone.slice(9)}`,
        byEmail: 0,
        ticket: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    expect(answer.data).not.toHaveProperty('token')
  })

  it('asks by email where no phone is bound, and the code lets in', async () => {
    const { name, email } = await newMember('email')
    const guest = visitor(site)
    const { data } = await guest.logIn(name)
    expect(data).toMatchObject({ byEmail: 1, phoneNumber: `t***${name.slice(-1)}@example.com` })
    const ticket = String(data['ticket'])
    const byPhone = await askCode(guest, { name, number: '', cate: 0, ticket })
    expect(byPhone).toMatchObject(refusal(6007, 'invalid-parameter'))
    expect(await askCode(guest, { name, number: '', cate: 1, ticket })).toMatchObject({
      status_code: 6000,
    })
    const sendCodeNum = await lastCode(site, email)
    expect(await guest.logInWith(name, noProof, { ticket, sendCodeNum })).toMatchObject({
      status_code: 6000,
    })
  })

  it('names a new country, a new device, and both together', async () => {
    const { name, home } = await newMember('phone')
    expect(await home.logInWith(name, noProof, {}, { ip: japan })).toMatchObject({
      status_code: 6000,
    })
    expect(await home.logInWith(name, noProof, {}, { ip: korea })).toMatchObject(
      refusal(6025, 'ip-unfamiliar'),
    )
    const stranger = visitor(site)
    const both = await stranger.logInWith(name, await stranger.passPicture(), {}, { ip: korea })
    expect(both).toMatchObject(refusal(6027, 'device-and-ip-unfamiliar'))
    expect(await home.logInWith(name, noProof, {}, { ip: japan })).toMatchObject({
      status_code: 6000,
    })
  })

  it('after ninety days, and after three failures', async () => {
    const { name, home } = await newMember('phone')
    for (let at = 0; at < 3; at += 1) await home.logIn(name, wrong)
    expect(await home.logIn(name)).toMatchObject(refusal(6029, 'login-risky'))
    site.platform.clock.advance?.(15 * minuteMs)
    expect(await home.logIn(name)).toMatchObject({ status_code: 6000 })
    site.platform.clock.advance?.(90 * dayMs)
    expect(await home.logIn(name)).toMatchObject(refusal(6028, 'long-away'))
  })

  it('is revealed only after a right password', async () => {
    const { name } = await newMember('phone')
    const guest = visitor(site)
    const known = await guest.logIn(name, wrong)
    const unknown = await guest.logIn(freshName(), wrong)
    expect(known).toEqual(unknown)
    expect(known).toMatchObject(refusal(6002, 'wrong-credentials'))
  })

  it('of a member without phone and email requires a picture, and is reported by letter', async () => {
    const { name, id } = await newMember('nothing')
    const guest = visitor(site)
    const slid = await guest.logInWith(name, await guest.passSlider(4, name))
    expect(slid).toMatchObject(refusal(6021, 'picture-required'))
    const entered = await guest.logIn(name)
    expect(entered).toMatchObject({ status_code: 6000 })
    const letters = () => site.platform.sql`
      select title_cn, title_tw, kind from letter where member_id = ${id}`
    expect([...(await letters())]).toEqual([
      { title_cn: '新设备登录提醒', title_tw: '新裝置登入提醒', kind: 'notice' },
    ])
    const events = await site.platform.sql`
      select 1 from event where kind = 'letter-sent' and body->>'memberId' = ${id}`
    expect(events).toHaveLength(1)
    expect(await guest.logInWith(name, noProof)).toMatchObject({ status_code: 6000 })
    expect(await letters()).toHaveLength(1)
  })

  it('of a member without phone and email takes no picture that was not solved', async () => {
    const { name, home } = await newMember('nothing')
    site.platform.clock.advance?.(90 * dayMs)
    expect(await home.logInWith(name, noProof)).toMatchObject(refusal(6021, 'picture-required'))
    const made = { kaptchcate: 1, codeId: 'none', code: 'NONE' } as const
    expect(await home.logInWith(name, made)).toMatchObject(refusal(6012, 'captcha-expired'))
    expect(await home.logIn(name)).toMatchObject({ status_code: 6000 })
  })
})

describe('the code of a new device', () => {
  it('is sent for the right hidden digits, by SMS or by voice', async () => {
    const { name, phone } = await newMember('phone')
    const guest = visitor(site)
    const ticket = String((await guest.logIn(name)).data['ticket'])
    const guess = await askCode(guest, { name, number: wrongDigits, cate: 0, ticket })
    expect(guess).toMatchObject(refusal(6012, 'phone-wrong'))
    expect(await askCode(guest, { name, number: '', cate: 2, ticket })).toMatchObject(
      refusal(6012, 'phone-wrong'),
    )
    expect(await messagesTo(site, `+${phone}`)).toEqual([])
    for (const [cate, number] of [
      [0, phone.slice(5, 9)],
      [2, phone],
      [0, phone.slice(2)],
    ] as const) {
      expect(await askCode(guest, { name, number, cate, ticket })).toMatchObject({
        status_code: 6000,
      })
      site.platform.clock.advance?.(minuteMs)
    }
    expect((await messagesTo(site, `+${phone}`)).map((each) => each.channel)).toEqual([
      'sms',
      'voice',
      'sms',
    ])
  })

  it('may be guessed at five times with one ticket', async () => {
    const { name, phone } = await newMember('phone')
    const guest = visitor(site)
    const ticket = String((await guest.logIn(name)).data['ticket'])
    const number = wrongDigits
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askCode(guest, { name, number, cate: 0, ticket })),
    )
    const named = (refused: string) => answers.filter((each) => each.data.refusal === refused)
    expect(named('phone-wrong')).toHaveLength(5)
    expect(named('ticket-expired')).toHaveLength(3)
    const right = await askCode(guest, { name, number: phone.slice(5, 9), cate: 0, ticket })
    expect(right).toMatchObject(refusal(6012, 'ticket-expired'))
  })

  it('is not sent without the ticket of this browser and name', async () => {
    const { name, phone } = await newMember('phone')
    const guest = visitor(site)
    const ticket = String((await guest.logIn(name)).data['ticket'])
    const number = phone.slice(5, 9)
    const expired = refusal(6012, 'ticket-expired')
    expect(await askCode(guest, { name, number, cate: 0 })).toMatchObject(expired)
    expect(await askCode(visitor(site), { name, number, cate: 0, ticket })).toMatchObject(expired)
    expect(await askCode(guest, { name: freshName(), number, cate: 0, ticket })).toMatchObject(
      expired,
    )
    site.platform.clock.advance?.(10 * minuteMs)
    expect(await askCode(guest, { name, number, cate: 0, ticket })).toMatchObject(expired)
  })

  it('allows the login without another captcha, trusts the device, and the next login needs no code', async () => {
    const member = await newMember('phone')
    const { guest, ticket, sendCodeNum } = await codeOnNewDevice(member)
    const { name } = member
    const missing = await guest.logInWith(name, noProof, { ticket })
    expect(missing).toMatchObject(refusal(6035, 'code-missing'))
    const guess = { ticket, sendCodeNum: otherThan(sendCodeNum) }
    expect(await guest.logInWith(name, noProof, guess)).toMatchObject(refusal(6036, 'code-wrong'))
    const entered = await guest.logInWith(name, noProof, { ticket, sendCodeNum })
    expect(entered).toMatchObject({ status_code: 6000, data: { userId: member.id } })
    const token = String(entered.data['token'])
    expect(await guest.call(memberInfo, {}, { token })).toMatchObject({ status_code: 6000 })
    const [device] = await site.platform.sql`
      select trusted_at is not null as trusted from member_device
      where member_id = ${member.id} and uuid = ${guest.uuid}`
    expect(device?.['trusted']).toBe(true)
    expect(await guest.logInWith(name, noProof)).toMatchObject({ status_code: 6000 })
    expect(await guest.logInWith(name, noProof, { ticket, sendCodeNum })).toMatchObject(
      refusal(6012, 'ticket-expired'),
    )
  })

  it('does not replace the password', async () => {
    const member = await newMember('phone')
    const { guest, ticket, sendCodeNum } = await codeOnNewDevice(member)
    const guess = { ticket, sendCodeNum, ...wrong }
    expect(await guest.logInWith(member.name, noProof, guess)).toMatchObject(
      refusal(6002, 'wrong-credentials'),
    )
    const other = await newMember('phone')
    expect(await guest.logInWith(other.name, noProof, { ticket, sendCodeNum })).toMatchObject(
      refusal(6012, 'ticket-expired'),
    )
  })

  it('allows one of fifty logins at once', async () => {
    const member = await newMember('phone')
    const { guest, ticket, sendCodeNum } = await codeOnNewDevice(member)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        guest.logInWith(member.name, noProof, { ticket, sendCodeNum }),
      ),
    )
    expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(1)
  })
})

describe('a sixth trusted device', () => {
  it('is refused before its code is used, and may replace the oldest', async () => {
    const member = await newMember('phone')
    const guests: Guest[] = []
    for (let at = 0; at < trustedDevicesMax; at += 1) {
      const { guest, ticket, sendCodeNum } = await codeOnNewDevice(member)
      const entered = await guest.logInWith(member.name, noProof, { ticket, sendCodeNum })
      expect(entered).toMatchObject({ status_code: 6000 })
      guests.push(guest)
      site.platform.clock.advance?.(61 * secondMs)
    }
    const { guest, ticket, sendCodeNum } = await codeOnNewDevice(member)
    const shown = { ticket, sendCodeNum }
    expect(await guest.logInWith(member.name, noProof, shown)).toMatchObject(
      refusal(6039, 'too-many-devices'),
    )
    const dropping = { ...shown, dropOldestDevice: 1 }
    expect(await guest.logInWith(member.name, noProof, dropping)).toMatchObject({
      status_code: 6000,
    })
    const trusted = await site.platform.sql<{ uuid: string }[]>`
      select uuid from member_device where member_id = ${member.id} and trusted_at is not null`
    expect(trusted.map((row) => row.uuid).toSorted()).toEqual(
      [...guests.slice(1), guest].map((each) => each.uuid).toSorted(),
    )
    expect(await guests[0]?.logIn(member.name)).toMatchObject(refusal(6026, 'device-unfamiliar'))
    expect(await guests[1]?.logIn(member.name)).toMatchObject({ status_code: 6000 })
  })
})
