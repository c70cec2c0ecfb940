import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '@xinghe/contract/account-codes.ts'
import { bindRealName } from '@xinghe/contract/account-profile.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { freshEmail, freshPhone, loggedInMember, loginPassword } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { md5 } from '../../../../test/visitor.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { AccountParts } from '../member/parts.ts'
import { bindEmail } from './bind-email.ts'
import { bindPhone } from './bind-phone.ts'
import { setWithdrawalPassword } from './withdrawal-password.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<typeof loggedInMember>>

const contextOf = async ({ id, home, token }: Member): Promise<MemberContext> => {
  const { clock, sessions } = site.platform
  const now = clock.now()
  const session = await sessions.find(token, home.uuid)
  if (session === null) throw new Error('no session')
  return {
    now,
    ip: '127.0.0.1',
    country: null,
    uuid: home.uuid,
    device: '',
    userAgent: '',
    requestId: randomUUID(),
    openField: () => null,
    log: site.server.log,
    memberId: id,
    session,
  }
}

/** Checks the password as ever; before it answers for the first time, the owner has changed it elsewhere. */
const partsWithChange = async (member: Member): Promise<AccountParts> => {
  const owner = await member.otherDevice()
  const { passwords } = site.parts.account
  let isChanged = false
  const matches = async (typed: string, stored: string | null): Promise<boolean> => {
    const right = await passwords.matches(typed, stored)
    if (isChanged) return right
    isChanged = true
    const chosen = md5('xinghe2027')
    const change = { oldPassword: loginPassword, password: chosen, secondPassword: chosen }
    expect(await owner.call(changePassword, change)).toMatchObject({ status_code: 6000 })
    return right
  }
  return { ...site.parts.account, passwords: { ...passwords, matches } }
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.refusal : 'broken'),
  )

/** What a thief would come back with. */
const boundTo = ({ id }: Member) => site.platform.sql`
  select phone_hash as phone, email_hash as email, withdrawal_password_hash as withdrawal
  from member where id = ${id}`
const nothing = [{ phone: null, email: null, withdrawal: null }]

describe('a login password that is changed while it is being checked', () => {
  it('binds no phone', async () => {
    const member = await loggedInMember(site)
    const phone = freshPhone()
    const input = { phone, code: await member.codeTo('phone', phone, 'bind-phone'), loginPassword }
    const [context, parts] = [await contextOf(member), await partsWithChange(member)]
    const bound = outcome(bindPhone(site.platform, parts, input, context))
    expect(await bound).toBe('password-check-failed')
    expect(await boundTo(member)).toEqual(nothing)
  })

  it('binds no first email', async () => {
    const member = await loggedInMember(site)
    const email = freshEmail()
    const input = { email, code: await member.codeTo('email', email, 'bind-email'), loginPassword }
    const [context, parts] = [await contextOf(member), await partsWithChange(member)]
    const bound = outcome(bindEmail(site.platform, parts, input, context))
    expect(await bound).toBe('password-check-failed')
    expect(await boundTo(member)).toEqual(nothing)
  })

  it('sets no first withdrawal password', async () => {
    const member = await loggedInMember(site)
    await member.call(bindRealName, { realName: '张伟' })
    const password = md5('802746')
    const input = { loginPassword, password, secondPassword: password }
    const [context, parts] = [await contextOf(member), await partsWithChange(member)]
    const set = outcome(setWithdrawalPassword(site.platform, parts, input, context))
    expect(await set).toBe('password-check-failed')
    expect(await boundTo(member)).toEqual(nothing)
  })
})
