import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { bindEmail, bindPhone } from '@xinghe/contract/account-codes.ts'
import { bindOther, bindRealName } from '@xinghe/contract/account-profile.ts'
import { later, minuteMs, siteDay } from '@xinghe/rules/base/instant.ts'
import {
  freshEmail,
  freshPhone,
  loggedInMember,
  loginPassword,
  otherCode,
} from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { md5 } from '../../../../test/visitor.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string, code: number) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }

const lettersOf = ({ id }: { id: string }) => site.platform.sql`
  select title_cn, title_tw, body_cn from letter where member_id = ${id} order by sent_at, id`

describe('bindPhone', () => {
  it('binds with the code that the phone got, and shows it masked', async () => {
    const member = await loggedInMember(site)
    const phone = await member.withPhone()
    const { data } = await member.call(memberInfo, {})
    expect(data).toMatchObject({
      bindPhone: 1,
      phone: `+86 ${phone.slice(2, 5)}****${phone.slice(-4)}`,
    })
    const [row] = await site.platform.sql`select * from member where id = ${member.id}`
    expect(JSON.stringify(row)).not.toContain(phone)
    const letters = await lettersOf(member)
    expect(letters).toEqual([
      {
        title_cn: '手机号码已绑定',
        title_tw: '手機號碼已綁定',
        body_cn: expect.stringContaining(`+86 ${phone.slice(2, 5)}****${phone.slice(-4)}`),
      },
    ])
    expect(JSON.stringify(letters)).not.toContain(phone)
  })

  it('asks for the login password, and keeps the code after a wrong one', async () => {
    const member = await loggedInMember(site)
    const phone = freshPhone()
    const code = await member.codeTo('phone', phone, 'bind-phone')
    const wrong = { phone, code, loginPassword: md5('guess') }
    expect(await member.call(bindPhone, { phone, code })).toMatchObject({ status_code: 6007 })
    expect(await member.call(bindPhone, wrong)).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    expect(await member.call(bindPhone, { phone, code, loginPassword })).toMatchObject(done)
  })

  it('is final', async () => {
    const member = await loggedInMember(site)
    await member.withPhone()
    const phone = freshPhone()
    const code = await member.codeTo('phone', phone, 'bind-phone')
    expect(await member.call(bindPhone, { phone, code, loginPassword })).toMatchObject(
      refusal('already-bound', 6012),
    )
  })

  it('repeats its answer for the same request, and refuses the id with another body', async () => {
    const member = await loggedInMember(site)
    const phone = freshPhone()
    const code = await member.codeTo('phone', phone, 'bind-phone')
    const requestId = randomUUID()
    expect(await member.call(bindPhone, { phone, code, loginPassword }, requestId)).toMatchObject(
      done,
    )
    expect(await member.call(bindPhone, { phone, code, loginPassword }, requestId)).toMatchObject(
      done,
    )
    expect(
      await member.call(bindPhone, { phone: freshPhone(), code, loginPassword }, requestId),
    ).toMatchObject(refusal('request-id-reused', 6009))
  })

  it('requires the right code, for this phone, from this member', async () => {
    const [member, stranger] = [await loggedInMember(site), await loggedInMember(site)]
    const phone = freshPhone()
    const code = await member.codeTo('phone', phone, 'bind-phone')
    const answer = (input: object) =>
      member.call(bindPhone, { phone, code, loginPassword, ...input })
    expect(await answer({ code: otherCode(code) })).toMatchObject(refusal('code-wrong', 6036))
    expect(await answer({ code: '' })).toMatchObject(refusal('code-missing', 6035))
    expect((await answer({ phone: freshPhone() })).status_code).not.toBe(6000)
    expect(await answer({ phone: '8612' })).toMatchObject({ status_code: 6007 })
    expect(await answer({ phone: '8699999999' })).toMatchObject(refusal('phone-shape', 6007))
    expect((await stranger.call(bindPhone, { phone, code, loginPassword })).status_code).not.toBe(
      6000,
    )
    expect(await answer({})).toMatchObject(done)
  })

  it('binds a phone to one of many members at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => loggedInMember(site)))
    const phone = freshPhone()
    const codes: string[] = []
    for (const member of members) codes.push(await member.codeTo('phone', phone, 'bind-phone'))
    const fresh = members.slice(-4).map((member, at) => [member, codes[at + 2]] as const)
    const answers = await Promise.all(
      fresh.map(([member, code]) => member.call(bindPhone, { phone, code, loginPassword })),
    )
    const told = answers.map((answer) => answer.data.refusal ?? 'bound').toSorted()
    expect(told).toEqual(['bound', 'phone-taken', 'phone-taken', 'phone-taken'])
  })

  it('binds one of several phones that a member sends at once', async () => {
    const member = await loggedInMember(site)
    const phones = [freshPhone(), freshPhone(), freshPhone()]
    const codes: string[] = []
    for (const phone of phones) codes.push(await member.codeTo('phone', phone, 'bind-phone'))
    const answers = await Promise.all(
      phones.map((phone, at) => member.call(bindPhone, { phone, code: codes[at], loginPassword })),
    )
    const told = answers.map((answer) => answer.data.refusal ?? 'bound').toSorted()
    expect(told).toEqual(['already-bound', 'already-bound', 'bound'])
  })
})

describe('bindEmail', () => {
  const bound = async () => {
    const member = await loggedInMember(site)
    const email = freshEmail()
    const code = await member.codeTo('email', email, 'bind-email')
    expect(await member.call(bindEmail, { email, code, loginPassword })).toMatchObject(done)
    return { member, email }
  }

  it('binds with the code that the address got', async () => {
    const { member } = await bound()
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      bindEmail: 1,
      email: expect.stringMatching(/^b\*\*\*.?@example\.com$/),
    })
    expect(await lettersOf(member)).toMatchObject([
      {
        title_cn: '邮箱已绑定',
        title_tw: '郵箱已綁定',
        body_cn: expect.stringMatching(/b\*\*\*.?@example\.com/),
      },
    ])
  })

  it('asks for the login password before the first address is bound', async () => {
    const member = await loggedInMember(site)
    const email = freshEmail()
    const code = await member.codeTo('email', email, 'bind-email')
    for (const typed of [undefined, md5('guess')])
      expect(await member.call(bindEmail, { email, code, loginPassword: typed })).toMatchObject(
        refusal('password-check-failed', 6100),
      )
    expect(await member.call(bindEmail, { email, code, loginPassword })).toMatchObject(done)
  })

  it('changes only with a code to the old and one to the new', async () => {
    const { member, email } = await bound()
    const next = freshEmail()
    const code = await member.codeTo('email', next, 'bind-email')
    const oldCode = await member.codeTo('email', email, 'bind-email')
    const answer = (input: object) => member.call(bindEmail, { email: next, code, ...input })
    expect(await answer({})).toMatchObject({
      ...refusal('code-missing', 6035),
      data: { field: 'oldCode' },
    })
    expect(await answer({ oldCode: otherCode(oldCode) })).toMatchObject(refusal('code-wrong', 6036))
    expect(await answer({ oldCode, code: otherCode(code) })).toMatchObject({
      ...refusal('code-wrong', 6036),
      data: { field: 'code' },
    })
    // The right code stays valid after a wrong one beside it.
    expect(await answer({ oldCode })).toMatchObject(done)
    expect((await lettersOf(member)).at(-1)).toMatchObject({
      title_cn: '绑定邮箱已更换',
      title_tw: '綁定郵箱已更換',
    })
  })

  it('asks a member with a phone for a phone check of the last 30 minutes', async () => {
    const { member, email } = await bound()
    await member.withPhone()
    const next = freshEmail()
    const change = async () => {
      const oldCode = await member.codeTo('email', email, 'bind-email')
      const code = await member.codeTo('email', next, 'bind-email')
      return member.call(bindEmail, { email: next, code, oldCode })
    }
    const checked = (minutesAgo: number) => site.platform.sql`
      update session set phone_checked_at = ${timestamp(later(site.platform.clock.now(), -minutesAgo * minuteMs))}
      where member_id = ${member.id}`
    expect(await change()).toMatchObject(refusal('phone-check-required', 6016))
    await checked(31)
    expect(await change()).toMatchObject(refusal('phone-check-aged', 6017))
    await checked(0)
    expect(await change()).toMatchObject(done)
  })

  it('refuses a broken address, the same address, and that of another member', async () => {
    const { member, email } = await bound()
    const broken = { email: 'no spaces@example.com', code: '123456' }
    expect(await member.call(bindEmail, broken)).toMatchObject(refusal('email-shape', 6007))
    const same = { email: email.toUpperCase(), code: '123456' }
    expect(await member.call(bindEmail, same)).toMatchObject(refusal('email-same', 6012))
    const other = await loggedInMember(site)
    const code = await other.codeTo('email', email, 'bind-email')
    expect(await other.call(bindEmail, { email, code, loginPassword })).toMatchObject(
      refusal('email-taken', 6012),
    )
  })
})

describe('bindFromDeposit', () => {
  it('binds a name for good and shows it masked', async () => {
    const member = await loggedInMember(site)
    expect(await member.call(bindRealName, { realName: '阿卜杜•热合曼' })).toMatchObject(done)
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      bindRealName: 1,
      realName: '阿******',
    })
    expect(await member.call(bindRealName, { realName: '张伟' })).toMatchObject(
      refusal('already-bound', 6012),
    )
  })

  it('refuses an invalid name, with the form’s message', async () => {
    const member = await loggedInMember(site)
    const answer = await member.call(bindRealName, { realName: '张··伟' })
    expect(answer).toMatchObject({
      ...refusal('real-name-shape', 6012),
      message: '请输入正确的名字',
    })
  })

  it('flags members of one name for review, without refusing them', async () => {
    const [first, second] = [await loggedInMember(site), await loggedInMember(site)]
    await first.call(bindRealName, { realName: 'Mei·Li' })
    await second.call(bindRealName, { realName: 'MEI·LI' })
    const flags = await site.platform.sql`
      select member_id, detail from review_flag where why = 'same-real-name'`
    expect(flags).toEqual([{ member_id: second.id, detail: { others: [first.id] } }])
    expect(await second.call(memberInfo, {})).toMatchObject(done)
  })
})

describe('bindOther', () => {
  it('accepts a birthday once, and every change of gender', async () => {
    const member = await loggedInMember(site)
    expect(await member.call(bindOther, { gender: 1, birthday: '1990-02-28' })).toMatchObject(done)
    expect(await member.call(bindOther, { gender: 2 })).toMatchObject(done)
    expect(await member.call(bindOther, { birthday: '1990-02-28' })).toMatchObject(done)
    const changed = await member.call(bindOther, { gender: 0, birthday: '1991-02-28' })
    expect(changed).toMatchObject(refusal('already-bound', 6012))
    // The refused call has changed neither field.
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      gender: 2,
      birthday: '1990-02-28',
    })
  })

  it('refuses a minor, an invalid date, and an empty change', async () => {
    const member = await loggedInMember(site)
    const year = Number(siteDay(site.platform.clock.now()).slice(0, 4))
    const young = await member.call(bindOther, { birthday: `${year - 17}-01-01` })
    expect(young).toMatchObject(refusal('birthday-underage', 6012))
    expect(await member.call(bindOther, { birthday: '1990-02-30' })).toMatchObject(
      refusal('birthday-shape', 6012),
    )
    expect(await member.call(bindOther, {})).toMatchObject(refusal('invalid-parameter', 6007))
    expect((await member.call(memberInfo, {})).data).toMatchObject({ birthday: null })
  })
})

describe('several members in one browser', () => {
  it('are flagged for review', async () => {
    const uuid = randomUUID()
    const first = await loggedInMember(site, { uuid })
    const second = await loggedInMember(site, { uuid })
    const flags = await site.platform.sql`
      select member_id, detail from review_flag where why = 'same-device' and member_id = ${second.id}`
    expect(flags).toEqual([{ member_id: second.id, detail: { others: [first.id] } }])
  })
})
