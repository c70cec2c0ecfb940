import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import * as calls from '@xinghe/contract/account-codes.ts'
import { bindRealName } from '@xinghe/contract/account-profile.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { freshEmail, loggedInMember, otherCode } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { goodPassword, md5 } from '../../../../test/visitor.ts'
import { identifier } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string, code: number) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }
const twice = (text: string) => ({ password: md5(text), secondPassword: md5(text) })
const old = md5(goodPassword)

type Member = Awaited<ReturnType<typeof loggedInMember>>

const withEmail = async (member: Member): Promise<string> => {
  const email = freshEmail()
  const code = await member.codeTo('email', email, 'bind-email')
  expect(await member.call(calls.bindEmail, { email, code, loginPassword: old })).toMatchObject(
    done,
  )
  return email
}

/** As if the phone or email had been bound a day earlier: a new one resets no withdrawal password. */
const ageContact = (member: Member, kind: 'phone' | 'email') =>
  site.platform.sql`
    update member set ${identifier(`${kind}_bound_at`)} = ${identifier(`${kind}_bound_at`)} - interval '25 hours'
    where id = ${member.id}`

const logInWith = (member: Member, password: string) =>
  member.home.logIn(member.name, { password: md5(password) })

describe('bindPassword', () => {
  it('changes the password, logs the other devices out and writes a letter', async () => {
    const member = await loggedInMember(site)
    const other = await member.otherDevice()
    expect(await other.call(memberInfo, {})).toMatchObject(done)
    const input = { oldPassword: old, ...twice('xinghe2027') }
    expect(await member.call(calls.changePassword, input)).toMatchObject(done)
    expect(await other.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      passwordChangedAt: expect.stringMatching(/Z$/),
    })
    const [event] = await site.platform.sql`
      select body from event where kind = 'session-ended' and body->>'memberId' = ${member.id}`
    expect(event?.['body']).toMatchObject({ why: 'password-changed' })
    const letters = await site.platform.sql`
      select title_cn from letter where member_id = ${member.id}`
    expect(letters).toEqual([{ title_cn: '登录密码已修改' }])
    expect(await logInWith(member, goodPassword)).toMatchObject({ status_code: 6002 })
    expect(await logInWith(member, 'xinghe2027')).toMatchObject(done)
  })

  it('refuses passwords that break the rules', async () => {
    const member = await loggedInMember(site)
    const answer = (input: object) =>
      member.call(calls.changePassword, { oldPassword: old, ...twice('xinghe2027'), ...input })
    expect(await answer({ secondPassword: md5('xinghe2028') })).toMatchObject(
      refusal('passwords-differ', 6007),
    )
    expect(await answer(twice('a1234567'))).toMatchObject(refusal('password-common', 6012))
    expect(await answer(twice(member.name))).toMatchObject(refusal('password-equals-name', 6012))
    expect(await answer(twice(goodPassword))).toMatchObject(refusal('same-password', 6012))
  })

  it('judges five wrong ones in a quarter of an hour, one by one or at once, then none', async () => {
    const member = await loggedInMember(site)
    const answer = (text: string) =>
      member.call(calls.changePassword, { oldPassword: md5(text), ...twice('xinghe2027') })
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => answer(`guess${at}`)))
    const told = guesses.map(({ data }) => data.refusal)
    expect(told.filter((name) => name === 'password-check-failed')).toHaveLength(5)
    expect(told.filter((name) => name === 'password-check-locked')).toHaveLength(7)
    expect(await answer(goodPassword)).toMatchObject(refusal('password-check-locked', 6011))
    // These failures do not lock the login.
    expect(await logInWith(member, goodPassword)).toMatchObject(done)
    site.platform.clock.advance?.(16 * minuteMs)
    expect(await answer('guess')).toMatchObject(refusal('password-check-failed', 6100))
    expect(await answer(goodPassword)).toMatchObject(done)
  })

  it('makes one of several changes at once', async () => {
    const member = await loggedInMember(site)
    const answers = await Promise.all(
      ['xinghe3001', 'xinghe3002', 'xinghe3003'].map((text) =>
        member.call(calls.changePassword, { oldPassword: old, ...twice(text) }),
      ),
    )
    expect(answers.filter((answer) => answer.status_code === 6000)).toHaveLength(1)
  })
})

describe('bindPasswordByPhone and bindPasswordByEmail', () => {
  it('change the password with a code to the bound contact', async () => {
    const member = await loggedInMember(site)
    const byPhone = (code: string, text: string) =>
      member.call(calls.changePasswordByPhone, { code, ...twice(text) })
    const byEmail = (code: string, text: string) =>
      member.call(calls.changePasswordByEmail, { code, ...twice(text) })
    expect(await byPhone('123456', 'xinghe2027')).toMatchObject(refusal('phone-unbound', 6015))
    expect(await byEmail('123456', 'xinghe2027')).toMatchObject(refusal('email-unbound', 6012))
    const [phone, email] = [await member.withPhone(), await withEmail(member)]
    const other = await member.otherDevice()
    const code = await member.codeTo('phone', phone, 'change-password')
    expect(await byPhone(otherCode(code), 'xinghe2027')).toMatchObject(refusal('code-wrong', 6036))
    expect(await byEmail(code, 'xinghe2027')).toMatchObject(refusal('code-expired', 6038))
    expect(await byPhone(code, 'xinghe2027')).toMatchObject(done)
    expect(await other.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    const mailed = await member.codeTo('email', email, 'change-password')
    expect(await byEmail(mailed, 'xinghe2028')).toMatchObject(done)
    // A code is valid for one change.
    expect(await byEmail(mailed, 'xinghe2029')).toMatchObject(refusal('code-expired', 6038))
  })

  it('refuse a code for another purpose', async () => {
    const member = await loggedInMember(site)
    const phone = await member.withPhone()
    const code = await member.codeTo('phone', phone, 'withdrawal-password')
    const answer = await member.call(calls.changePasswordByPhone, { code, ...twice('xinghe2027') })
    expect(answer).toMatchObject(refusal('code-expired', 6038))
  })
})

describe('the withdrawal password', () => {
  const set = (member: Member, input: object = {}) =>
    member.call(calls.setWithdrawalPassword, {
      loginPassword: old,
      ...twice('802746'),
      ...input,
    })
  const withPassword = async () => {
    const member = await loggedInMember(site)
    await member.call(bindRealName, { realName: '张伟' })
    expect(await set(member)).toMatchObject(done)
    return member
  }
  const reset = (member: Member, proof: object, digits = '913572') =>
    member.call(calls.resetWithdrawalPassword, { ...proof, ...twice(digits) })

  it('is set once, by a named member who knows the login password', async () => {
    const member = await loggedInMember(site)
    expect(await set(member)).toMatchObject(refusal('real-name-needed', 6449))
    await member.call(bindRealName, { realName: '张伟' })
    expect(await set(member, { loginPassword: md5('wrong1234') })).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    expect(await set(member, { secondPassword: md5('802747') })).toMatchObject(
      refusal('passwords-differ', 6007),
    )
    expect(await set(member, twice('123456'))).toMatchObject(refusal('password-common', 6012))
    expect(await set(member, twice(goodPassword))).toMatchObject(
      refusal('withdrawal-equals-login', 6012),
    )
    expect((await member.call(memberInfo, {})).data).toMatchObject({ hasWithdrawalPassword: false })
    expect(await set(member)).toMatchObject(done)
    expect((await member.call(memberInfo, {})).data).toMatchObject({ hasWithdrawalPassword: true })
    expect(await set(member)).toMatchObject(refusal('withdrawal-password-set', 6012))
    const [row] = await site.platform.sql`
      select withdrawal_password_hash as hash from member where id = ${member.id}`
    expect(row?.['hash']).toMatch(/^\$argon2id\$/)
  })

  it('is changed with the old one, which is guarded like the login password', async () => {
    const member = await withPassword()
    const wrong = { oldPassword: md5('000001') }
    for (let times = 0; times < 5; times += 1)
      expect(await reset(member, wrong)).toMatchObject(refusal('password-check-failed', 6100))
    expect(await reset(member, { oldPassword: md5('802746') })).toMatchObject(
      refusal('password-check-locked', 6011),
    )
    site.platform.clock.advance?.(16 * minuteMs)
    expect(await reset(member, { oldPassword: md5('802746') }, '802746')).toMatchObject(
      refusal('same-password', 6012),
    )
    expect(await reset(member, { oldPassword: md5('802746') })).toMatchObject(done)
    expect(await reset(member, { oldPassword: md5('802746') })).toMatchObject(
      refusal('password-check-failed', 6100),
    )
  })

  it('is changed with a code to the phone', async () => {
    const member = await withPassword()
    expect(await reset(member, { code: '123456' })).toMatchObject(refusal('phone-unbound', 6015))
    const phone = await member.withPhone()
    expect(await reset(member, {})).toMatchObject(refusal('phone-too-new', 6012))
    await ageContact(member, 'phone')
    expect(await reset(member, {})).toMatchObject(refusal('code-missing', 6035))
    const code = await member.codeTo('phone', phone, 'withdrawal-password')
    expect(await reset(member, { code })).toMatchObject(done)
  })

  it('is changed with the ticket of an email check, once and in this browser', async () => {
    const member = await withPassword()
    const check = (code: string) => member.call(calls.checkWithdrawalEmail, { code })
    expect(await check('123456')).toMatchObject(refusal('email-unbound', 6012))
    const email = await withEmail(member)
    const code = await member.codeTo('email', email, 'withdrawal-password')
    expect(await check(code)).toMatchObject(refusal('email-too-new', 6012))
    await ageContact(member, 'email')
    expect(await check(otherCode(code))).toMatchObject(refusal('code-wrong', 6036))
    const ticket = String((await check(code)).data['ticket'])
    const away = await member.otherDevice()
    const stolen = { ticket, ...twice('913572') }
    expect(await away.call(calls.resetWithdrawalPassword, stolen)).toMatchObject(
      refusal('ticket-expired', 6012),
    )
    expect(await reset(member, { ticket: 'made-up' })).toMatchObject(
      refusal('ticket-expired', 6012),
    )
    // The ticket stays valid after a refused password.
    expect(await reset(member, { ticket }, '802746')).toMatchObject(refusal('same-password', 6012))
    expect(await reset(member, { ticket })).toMatchObject(done)
    expect(await reset(member, { ticket }, '246813')).toMatchObject(refusal('ticket-expired', 6012))
  })

  it('is not changed with the ticket of an email that was replaced since', async () => {
    const member = await withPassword()
    const email = await withEmail(member)
    await ageContact(member, 'email')
    const code = await member.codeTo('email', email, 'withdrawal-password')
    const checked = await member.call(calls.checkWithdrawalEmail, { code })
    const next = freshEmail()
    const change = {
      email: next,
      oldCode: await member.codeTo('email', email, 'bind-email'),
      code: await member.codeTo('email', next, 'bind-email'),
    }
    expect(await member.call(calls.bindEmail, change)).toMatchObject(done)
    const ticket = String(checked.data['ticket'])
    expect(await reset(member, { ticket })).toMatchObject(refusal('email-too-new', 6012))
  })

  it('is changed by an email that is old enough, although the phone is new', async () => {
    const member = await withPassword()
    const email = await withEmail(member)
    await ageContact(member, 'email')
    const phone = await member.withPhone()
    const checkedPhone = await member.codeTo('phone', phone, 'change-password')
    expect(await member.call(calls.checkPhone, { code: checkedPhone })).toMatchObject(done)
    const code = await member.codeTo('email', email, 'withdrawal-password')
    const { data } = await member.call(calls.checkWithdrawalEmail, { code })
    expect(await reset(member, { ticket: String(data['ticket']) })).toMatchObject(done)
  })

  it('is set for the first time right after a phone and an email were bound', async () => {
    const member = await loggedInMember(site)
    await member.call(bindRealName, { realName: '张伟' })
    await member.withPhone()
    await withEmail(member)
    expect(await set(member)).toMatchObject(done)
  })

  it('requires a phone check of a member with a phone before the email is checked', async () => {
    const member = await withPassword()
    const email = await withEmail(member)
    await ageContact(member, 'email')
    await member.withPhone()
    const code = await member.codeTo('email', email, 'withdrawal-password')
    const check = () => member.call(calls.checkWithdrawalEmail, { code })
    expect(await check()).toMatchObject(refusal('phone-check-required', 6016))
    await site.platform.sql`
      update session set phone_checked_at = ${timestamp(later(site.platform.clock.now(), -30 * minuteMs))}
      where member_id = ${member.id}`
    expect(await check()).toMatchObject(refusal('phone-check-aged', 6017))
    await site.platform.sql`
      update session set phone_checked_at = ${timestamp(site.platform.clock.now())}
      where member_id = ${member.id}`
    expect(await check()).toMatchObject(done)
  })

  it('cannot be changed before it is set', async () => {
    const member = await loggedInMember(site)
    const unset = refusal('withdrawal-password-unset', 6012)
    expect(await reset(member, { oldPassword: old })).toMatchObject(unset)
    expect(await member.call(calls.checkWithdrawalEmail, { code: '123456' })).toMatchObject(unset)
  })
})
