import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, memberInfo } from '@xinghe/contract/account-member.ts'
import * as calls from '@xinghe/contract/account-profile.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { loggedInMember } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string, code: number) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/156.0.0.0 Safari/537.36'

interface Listed {
  readonly id: string
  readonly current: boolean
  readonly browser: string
}
type Member = Awaited<ReturnType<typeof loggedInMember>>

const lists = async (member: Member) => {
  const { data } = await member.call(calls.memberSessions, {})
  return { sessions: data['sessions'] as Listed[], devices: data['devices'] as Listed[] }
}

describe('sessions', () => {
  it('lists where the member is logged in, by a name of the browser, and no secret', async () => {
    const member = await loggedInMember(site, { headers: { 'user-agent': chrome } })
    const other = await member.otherDevice()
    const { data } = await member.call(calls.memberSessions, {})
    const { sessions, devices } = await lists(member)
    expect(sessions.map((session) => session.current).toSorted()).toEqual([false, true])
    expect(sessions.find((session) => session.current)).toMatchObject({
      browser: 'Chrome 156 · Windows',
      ip: '127.0.0.1',
      country: null,
    })
    expect(devices).toHaveLength(2)
    const hashes = await site.platform.sql<{ hash: string }[]>`
      select token_hash as hash from session where member_id = ${member.id}`
    const told = JSON.stringify(data)
    for (const secret of [...hashes.map((row) => row.hash), other.uuid, member.home.uuid])
      expect(told).not.toContain(secret)
  })

  it('ends one of the member’s own sessions, and all others', async () => {
    const member = await loggedInMember(site)
    const [one, two] = [await member.otherDevice(), await member.otherDevice()]
    const before = (await lists(member)).sessions
    const id = before.find((session) => !session.current)?.id ?? ''
    expect(await member.call(calls.endSession, { id })).toMatchObject(done)
    const codes = [await one.call(memberInfo, {}), await two.call(memberInfo, {})]
    expect(codes.map((answer) => answer.status_code).toSorted()).toEqual([6000, 6001])
    expect(await member.call(calls.endSession, { others: 1 })).toMatchObject(done)
    expect(await one.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    expect(await two.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    expect((await lists(member)).sessions).toHaveLength(1)
    const events = await site.platform.sql`
      select 1 from event where kind = 'session-ended' and body->>'memberId' = ${member.id}`
    expect(events).toHaveLength(2)
  })

  it('does not find the session of another member', async () => {
    const [member, stranger] = [await loggedInMember(site), await loggedInMember(site)]
    const [theirs] = (await lists(stranger)).sessions
    expect(await member.call(calls.endSession, { id: theirs?.id ?? '' })).toMatchObject(
      refusal('not-found', 6004),
    )
    expect(await stranger.call(memberInfo, {})).toMatchObject(done)
    expect(await member.call(calls.endSession, {})).toMatchObject(
      refusal('invalid-parameter', 6007),
    )
  })

  it('can be ended by a frozen member too', async () => {
    const member = await loggedInMember(site)
    const other = await member.otherDevice()
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    expect(await member.call(calls.endSession, { others: 1 })).toMatchObject(done)
    expect(await other.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
  })
})

describe('forgetDevice', () => {
  it('takes a device off the list and logs it out', async () => {
    const member = await loggedInMember(site)
    const other = await member.otherDevice()
    const id = (await lists(member)).devices.find((device) => !device.current)?.id ?? ''
    expect(await member.call(calls.forgetDevice, { id })).toMatchObject(done)
    expect(await other.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    expect((await lists(member)).devices).toHaveLength(1)
    expect(await member.call(calls.forgetDevice, { id })).toMatchObject(refusal('not-found', 6004))
  })

  it('leaves the page that asks logged in, and other members alone', async () => {
    const [member, stranger] = [await loggedInMember(site), await loggedInMember(site)]
    const [own] = (await lists(member)).devices
    const [theirs] = (await lists(stranger)).devices
    expect(await member.call(calls.forgetDevice, { id: theirs?.id ?? '' })).toMatchObject(
      refusal('not-found', 6004),
    )
    expect(await member.call(calls.forgetDevice, { id: own?.id ?? '' })).toMatchObject(done)
    expect(await member.call(memberInfo, {})).toMatchObject(done)
    expect((await lists(stranger)).devices).toHaveLength(1)
  })
})

describe('loginHistory', () => {
  it('shows logins newest first, with how they ended, page by page', async () => {
    const member = await loggedInMember(site)
    const away = await member.otherDevice()
    await away.call(logout, {})
    site.platform.clock.advance?.(dayMs + 1)
    const again = await member.home.logIn(member.name)
    const token = String(again.data['token'])
    const page = async (input: object) =>
      (await member.home.call(calls.loginHistory, input, { token })).data
    const { total, list } = (await page({})) as {
      total: number
      list: { endedWhy: string | null; endedAt: string | null }[]
    }
    expect(total).toBe(3)
    expect(list.map(({ endedWhy }) => endedWhy)).toEqual([null, 'logout', 'expired'])
    expect(list[2]?.endedAt).toMatch(/Z$/)
    const second = await page({ pageNum: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, list: [{ endedWhy: 'expired' }] })
    expect(await page({ pageNum: 9 })).toMatchObject({ total: 3, list: [] })
  })
})
