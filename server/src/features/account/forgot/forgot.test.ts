import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  forgotByEmailReset,
  forgotByEmailStart,
  forgotByEmailVerify,
  forgotByPhoneReset,
  forgotByPhoneStart,
  forgotByPhoneVerify,
  sendCodeLoggedOut,
} from '@xinghe/contract/account-codes.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
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
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (code: number, name: string) => ({ status_code: code, data: { refusal: name } })
const fresh = { password: md5('newpass2026'), secondPassword: md5('newpass2026') }

const boundMember = async () => {
  const name = freshName()
  const home = visitor(site)
  const { data } = await home.register(name)
  const id = String(data['userId'])
  const phone = freshPhone()
  const email = `${name}@example.com`
  await bindContact(site, id, { kind: 'phone', value: phone })
  await bindContact(site, id, { kind: 'email', value: email })
  return { name, home, id, phone, email }
}

const proofFields = async (guest: ReturnType<typeof visitor>) => {
  const { kaptchcate, codeId, code } = await guest.passPicture()
  return { kaptchcate, codeId, imageCode: code }
}
const start = async (guest: ReturnType<typeof visitor>, name: string, phone: string) =>
  guest.call(forgotByPhoneStart, { name, phone, ...(await proofFields(guest)) })

/** A browser that has passed the first two steps. */
const verified = async ({ name, phone }: { name: string; phone: string }) => {
  const guest = visitor(site)
  const one = await start(guest, name, phone)
  const code = await lastCode(site, `+${phone}`)
  const two = await guest.call(forgotByPhoneVerify, { name, phone, code, ...one.data })
  expect(two).toMatchObject({ status_code: 6000 })
  return { guest, first: String(one.data['ticket']), ticket: String(two.data['ticket']) }
}

describe('a forgotten password', () => {
  it('is reset by phone in three steps, and every session ends', async () => {
    const { name, home, id, phone } = await boundMember()
    const session = await home.logInWith(name, noProof)
    const token = String(session.data['token'])
    const { guest, ticket } = await verified({ name, phone })
    const done = await guest.call(forgotByPhoneReset, { name, phone, ...fresh, ticket })
    expect(done).toMatchObject({ status_code: 6000, data: {} })
    expect(await home.call(memberInfo, {}, { token })).toMatchObject({ status_code: 6001 })
    expect(await home.logIn(name)).toMatchObject(refusal(6002, 'wrong-credentials'))
    expect(await home.logIn(name, { password: fresh.password })).toMatchObject({
      status_code: 6000,
    })
    const events = await site.platform.sql`
      select body->>'why' as why from event
      where kind in ('session-ended', 'letter-sent') and body->>'memberId' = ${id} order by id`
    expect([...events]).toEqual([{ why: 'password-reset' }, { why: null }])
  })

  it('is reset by email as well, however the address is written', async () => {
    const { name, home, email } = await boundMember()
    const guest = visitor(site)
    const typed = email.toUpperCase()
    const one = await guest.call(forgotByEmailStart, {
      name,
      email: typed,
      ...(await proofFields(guest)),
    })
    const code = await lastCode(site, email)
    const two = await guest.call(forgotByEmailVerify, { name, email, code, ...one.data })
    const three = { name, email, ...fresh, ...two.data }
    expect(await guest.call(forgotByEmailReset, three)).toMatchObject({ status_code: 6000 })
    expect(await home.logIn(name, { password: fresh.password })).toMatchObject({
      status_code: 6000,
    })
  })

  it('opens a name that failed logins had locked', async () => {
    const { name, phone } = await boundMember()
    const guesser = visitor(site)
    for (let at = 0; at < 10; at += 1) await guesser.logIn(name, { password: md5('wrong2026') })
    const { guest, ticket } = await verified({ name, phone })
    await guest.call(forgotByPhoneReset, { name, phone, ...fresh, ticket })
    const answer = await guest.logIn(name, { password: fresh.password })
    expect(answer).toMatchObject(refusal(6026, 'device-unfamiliar'))
  })

  it('requires a captcha first, and accepts each proof once', async () => {
    const { name, phone } = await boundMember()
    const guest = visitor(site)
    const without = { name, phone, kaptchcate: 99, codeId: '', imageCode: '' }
    expect(await guest.call(forgotByPhoneStart, without)).toMatchObject(
      refusal(6022, 'slider-required'),
    )
    const proof = await proofFields(guest)
    const slider = await guest.passSlider(3)
    const foreign = { kaptchcate: 0, codeId: slider.codeId, imageCode: slider.code }
    expect(await guest.call(forgotByPhoneStart, { name, phone, ...foreign })).toMatchObject(
      refusal(6012, 'captcha-wrong'),
    )
    expect(await guest.call(forgotByPhoneStart, { name, phone, ...proof })).toMatchObject({
      status_code: 6000,
    })
    expect(await guest.call(forgotByPhoneStart, { name, phone, ...proof })).toMatchObject(
      refusal(6012, 'captcha-expired'),
    )
  })
})

describe('the steps', () => {
  it('cannot be skipped, repeated, or taken for someone else', async () => {
    const member = await boundMember()
    const other = await boundMember()
    const { name, phone } = member
    const { guest, first, ticket } = await verified(member)
    const expired = refusal(6012, 'ticket-expired')
    const three = { name, phone, ...fresh }
    expect(await guest.call(forgotByPhoneReset, { ...three, ticket: first })).toMatchObject(expired)
    const again = { name, phone, code: '123456', ticket: first }
    expect(await guest.call(forgotByPhoneVerify, again)).toMatchObject(expired)
    const stolen = { ...three, name: other.name, ticket }
    expect(await guest.call(forgotByPhoneReset, stolen)).toMatchObject(expired)
    const elsewhere = { ...three, phone: other.phone, ticket }
    expect(await guest.call(forgotByPhoneReset, elsewhere)).toMatchObject(expired)
    const byEmail = { name, email: member.email, ...fresh, ticket }
    expect(await guest.call(forgotByEmailReset, byEmail)).toMatchObject(expired)
    expect(await visitor(site).call(forgotByPhoneReset, { ...three, ticket })).toMatchObject(
      expired,
    )
    expect(await guest.call(forgotByPhoneReset, { ...three, ticket })).toMatchObject({
      status_code: 6000,
    })
    expect(await guest.call(forgotByPhoneReset, { ...three, ticket })).toMatchObject(expired)
  })

  it('expire after ten minutes', async () => {
    const member = await boundMember()
    const { guest, ticket } = await verified(member)
    site.platform.clock.advance?.(10 * minuteMs)
    const three = { name: member.name, phone: member.phone, ...fresh, ticket }
    expect(await guest.call(forgotByPhoneReset, three)).toMatchObject(
      refusal(6012, 'ticket-expired'),
    )
  })

  it('set the password once of many last steps at once', async () => {
    const member = await boundMember()
    const { guest, ticket } = await verified(member)
    const three = { name: member.name, phone: member.phone, ...fresh, ticket }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guest.call(forgotByPhoneReset, three)),
    )
    expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(1)
  })

  it('stay valid while tries are left, and lock with the fifth wrong code', async () => {
    const { name, phone } = await boundMember()
    const guest = visitor(site)
    const one = await start(guest, name, phone)
    const code = await lastCode(site, `+${phone}`)
    const verify = (typed: string) =>
      guest.call(forgotByPhoneVerify, { name, phone, code: typed, ...one.data })
    expect(await verify('')).toMatchObject(refusal(6035, 'code-missing'))
    for (let at = 0; at < 5; at += 1)
      expect(await verify(otherThan(code))).toMatchObject(refusal(6036, 'code-wrong'))
    expect(await verify(code)).toMatchObject(refusal(6037, 'code-locked'))
    site.platform.clock.advance?.(5 * minuteMs)
    expect(await verify(code)).toMatchObject(refusal(6038, 'code-expired'))
  })

  it('refuse a weak password without using the ticket', async () => {
    const member = await boundMember()
    const { guest, ticket } = await verified(member)
    const { name, phone } = member
    const reset = (password: string, secondPassword = password) =>
      guest.call(forgotByPhoneReset, { name, phone, password, secondPassword, ticket })
    expect(await reset(md5(name))).toMatchObject(refusal(6012, 'password-equals-name'))
    expect(await reset(md5('abc12345'))).toMatchObject(refusal(6012, 'password-common'))
    expect(await reset(fresh.password, md5('other2026'))).toMatchObject(
      refusal(6007, 'passwords-differ'),
    )
    expect(await reset(fresh.password)).toMatchObject({ status_code: 6000 })
  })
})

describe('a stranger', () => {
  it('gets the same answers for a pair that does not belong together, and no code is sent', async () => {
    const member = await boundMember()
    const [unused, foreign] = [freshPhone(), freshPhone()]
    const pairs = [
      { name: freshName(), phone: unused },
      { name: member.name, phone: foreign },
      { name: member.name, phone: member.phone },
    ]
    const shapes = []
    for (const { name, phone } of pairs) {
      const guest = visitor(site)
      const one = await start(guest, name, phone)
      const again = await start(guest, name, phone)
      const answers = [one, again]
      for (let at = 0; at < 6; at += 1)
        answers.push(
          await guest.call(forgotByPhoneVerify, { name, phone, code: 'none', ...one.data }),
        )
      shapes.push(
        answers.map(({ http, status_code, message, data }) => ({
          http,
          status_code,
          message,
          data: { ...data, ...('ticket' in data ? { ticket: String(data['ticket']).length } : {}) },
        })),
      )
    }
    expect(shapes[0]).toEqual(shapes[2])
    expect(shapes[1]).toEqual(shapes[2])
    expect(shapes[0]?.map((each) => each.status_code)).toEqual([
      6000, 6066, 6036, 6036, 6036, 6036, 6036, 6037,
    ])
    expect(await messagesTo(site, `+${unused}`)).toEqual([])
    expect(await messagesTo(site, `+${foreign}`)).toEqual([])
    expect(await messagesTo(site, `+${member.phone}`)).toHaveLength(1)
  })

  it('gets the same answers when the tickets of two names for one phone are crossed', async () => {
    /** Every step that a browser can take with both, the wrong codes in this order of tickets. */
    const crossed = async (names: readonly [string, string], phone: string, order: string) => {
      const guest = visitor(site)
      const answers: unknown[] = []
      const told = ({ http, status_code, message, data }: Awaited<ReturnType<typeof start>>) => {
        const { ticket, ...rest } = data
        answers.push({ http, status_code, message, ...rest, ticket: typeof ticket })
      }
      const tickets: unknown[] = []
      for (const name of names) {
        site.platform.clock.advance?.(minuteMs)
        const one = await start(guest, name, phone)
        told(one)
        tickets.push(one.data['ticket'])
      }
      const verify = async (at: number, ticket: unknown = tickets[at]) =>
        told(
          await guest.call(forgotByPhoneVerify, { name: names[at], phone, code: 'none', ticket }),
        )
      for (const at of order) await verify(Number(at))
      // The ticket of one name with the other name.
      await verify(0, tickets[1])
      site.platform.clock.advance?.(minuteMs)
      const proof = await guest.passPicture()
      const again = { number: phone, name: names[0], type: 2, cate: 0, proof } as const
      told(await guest.call(sendCodeLoggedOut, sendFields(site, again)))
      for (const at of order) await verify(Number(at))
      return answers
    }
    const statuses = (answers: readonly unknown[]) =>
      answers.map((answer) => (answer as { status_code: number }).status_code)
    const other = await boundMember()
    for (const order of ['000000111111', '111111000000', '010101010101']) {
      const bound = async () => {
        const { name, phone } = await boundMember()
        return { name, phone }
      }
      const [first, second] = [await bound(), await bound()]
      const unbound = await crossed([freshName(), other.name], freshPhone(), order)
      expect(await crossed([first.name, other.name], first.phone, order)).toEqual(unbound)
      expect(await crossed([freshName(), second.name], second.phone, order)).toEqual(unbound)
      // Each name has its own five tries, and a code that was sent again has five new ones.
      expect(statuses(unbound).filter((status) => status === 6036)).toHaveLength(15)
    }
  })

  it('gets the same answers for a closed member and an unknown name', async () => {
    const { name, phone, id } = await boundMember()
    await site.platform.sql`update member set state = 'closed' where id = ${id}`
    expect(await start(visitor(site), name, phone)).toMatchObject({ status_code: 6000 })
    expect(await messagesTo(site, `+${phone}`)).toEqual([])
  })

  it('may have the code sent again through sendCode/one, to the same steps', async () => {
    const { name, phone } = await boundMember()
    const guest = visitor(site)
    const one = await start(guest, name, phone)
    site.platform.clock.advance?.(minuteMs)
    const resend = async (whose: string, cate: 0 | 2, number = phone) =>
      guest.call(
        sendCodeLoggedOut,
        sendFields(site, { number, name: whose, type: 2, cate, proof: await guest.passPicture() }),
      )
    expect(await resend(name, 2)).toMatchObject({ status_code: 6000, data: {} })
    expect(await resend(name, 0)).toMatchObject(refusal(6066, 'code-sent-just-now'))
    expect(await resend(name, 0, 'abc')).toMatchObject(refusal(6007, 'phone-shape'))
    const [, called] = await messagesTo(site, `+${phone}`)
    expect(called?.channel).toBe('voice')
    const code = await lastCode(site, `+${phone}`)
    const two = await guest.call(forgotByPhoneVerify, { name, phone, code, ...one.data })
    expect(two).toMatchObject({ status_code: 6000 })
    site.platform.clock.advance?.(minuteMs)
    expect(await resend(freshName(), 0)).toMatchObject({ status_code: 6000, data: {} })
    expect(await messagesTo(site, `+${phone}`)).toHaveLength(2)
  })

  it('is refused fields that were not sealed with the page key', async () => {
    const guest = visitor(site)
    const fields = sendFields(site, {
      number: freshPhone(),
      type: 2,
      cate: 0,
      proof: await guest.passPicture(),
    })
    const broken = { ...fields, sendCodeNumV2: 'AAAA' }
    expect(await guest.call(sendCodeLoggedOut, broken)).toMatchObject(
      refusal(6008, 'cipher-broken'),
    )
  })
})
