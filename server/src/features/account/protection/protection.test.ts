import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import * as calls from '@xinghe/contract/account-protection.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { useLimits } from '../../../../test/day-use.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, noProof, visitor } from '../../../../test/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const done = { status_code: 6000, data: {} }
const advance = (ms: number): void => site.platform.clock.advance?.(ms)

const member = async () => {
  const name = freshName()
  const home = visitor(site)
  await home.register(name)
  const logIn = async () => {
    const { data } = await home.logIn(name)
    return String(data['token'])
  }
  const { data } = await home.logInWith(name, noProof)
  let token = String(data['token'])
  const call = (
    which: Parameters<TestSite['call']>[0],
    input: object = {},
    requestId: string = randomUUID(),
  ) => home.call(which, input, { token, requestId })
  return {
    id: String(data['userId']) as MemberId,
    call,
    logInAgain: async () => {
      token = await logIn()
    },
  }
}
type Member = Awaited<ReturnType<typeof member>>

const limitOf = async ({ call }: Member, kind: string, period: string) => {
  const { data } = await call(calls.readProtection)
  const limits = data['limits'] as { kind: string; period: string }[]
  return limits.find((limit) => limit.kind === kind && limit.period === period)
}
const dayWager = { kind: 'wager', period: 'day' } as const

describe('limits', () => {
  it('shows every kind and period of a member who has set none', async () => {
    const { data } = await (await member()).call(calls.readProtection)
    expect(data['limits']).toHaveLength(9)
    expect(data).toMatchObject({
      sessionMinutes: null,
      sessionEndsAt: null,
      wantedSessionMinutes: null,
      realityCheckMinutes: 60,
      coolOffUntil: null,
      excludedUntil: null,
      excludedForGood: false,
    })
    expect(data['limits']).toContainEqual({
      ...dayWager,
      amount: null,
      used: '0.00',
      wanted: null,
    })
  })

  it('are lowered at once, and the ledger applies them', async () => {
    const someone = await member()
    expect(await someone.call(calls.setLimit, { ...dayWager, amount: '100.00' })).toMatchObject(
      done,
    )
    const use = (amount: bigint) =>
      site.platform.sql.begin((tx) =>
        useLimits(tx, someone.id, [{ kind: 'wager', amount }], site.platform.clock.now()),
      )
    await use(6_000n)
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({
      amount: '100.00',
      used: '60.00',
    })
    await someone.call(calls.setLimit, { ...dayWager, amount: '70.00' })
    await expect(use(1_001n)).rejects.toMatchObject({ refusal: 'limit-reached' })
  })

  it('are raised a day later, after a confirmation', async () => {
    const someone = await member()
    const yes = { ...dayWager, yes: true }
    await someone.call(calls.setLimit, { ...dayWager, amount: '100.00' })
    await someone.call(calls.setLimit, { ...dayWager, amount: '500.00' })
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({
      amount: '100.00',
      wanted: { amount: '500.00' },
    })
    expect((await someone.call(calls.confirmLimit, yes)).data.refusal).toBe('limit-too-early')
    advance(dayMs - minuteMs)
    await someone.logInAgain()
    expect((await someone.call(calls.confirmLimit, yes)).data.refusal).toBe('limit-too-early')
    advance(minuteMs)
    expect(await someone.call(calls.confirmLimit, yes)).toMatchObject(done)
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({ amount: '500.00', wanted: null })
    expect((await someone.call(calls.confirmLimit, yes)).data.refusal).toBe('limit-nothing-waits')
  })

  it('drop a requested raise when it is declined or not confirmed', async () => {
    const someone = await member()
    await someone.call(calls.setLimit, { ...dayWager, amount: '100.00' })
    await someone.call(calls.setLimit, { ...dayWager, amount: null })
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({ wanted: { amount: null } })
    await someone.call(calls.confirmLimit, { ...dayWager, yes: false })
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({ amount: '100.00', wanted: null })
    await someone.call(calls.setLimit, { ...dayWager, amount: null })
    advance(4 * dayMs)
    await someone.logInAgain()
    expect(await limitOf(someone, 'wager', 'day')).toMatchObject({ amount: '100.00', wanted: null })
    expect((await someone.call(calls.confirmLimit, { ...dayWager, yes: true })).data.refusal).toBe(
      'limit-nothing-waits',
    )
  })

  it('refuses a negative amount and an unknown period, and takes zero', async () => {
    const { call } = await member()
    expect(await call(calls.setLimit, { ...dayWager, amount: '-1.00' })).toMatchObject({
      status_code: 6007,
    })
    expect(
      await call(calls.setLimit, { kind: 'wager', period: 'year', amount: '1.00' }),
    ).toMatchObject({ status_code: 6007 })
    expect(await call(calls.setLimit, { ...dayWager, amount: '0.50' })).toMatchObject({
      status_code: 6007,
    })
    expect(await call(calls.setLimit, { ...dayWager, amount: '0.00' })).toMatchObject(done)
  })

  it('change once per request id, which is refused for another request', async () => {
    const someone = await member()
    const requestId = randomUUID()
    const set = (amount: string) => someone.call(calls.setLimit, { ...dayWager, amount }, requestId)
    await Promise.all(Array.from({ length: 5 }, () => set('100.00')))
    expect((await set('900.00')).data.refusal).toBe('request-id-reused')
    const rows = await site.platform.sql`
      select what, detail from protection_change where member_id = ${someone.id}`
    expect(rows).toEqual([{ what: 'setLimit', detail: { ...dayWager, amount: '10000' } }])
  })
})

describe('a break from play', () => {
  it('allows login, reading and protection calls, and refuses the rest', async () => {
    const someone = await member()
    expect(await someone.call(memberJwt)).toMatchObject({ status_code: 6000 })
    expect(await someone.call(calls.coolOff, { days: 7 })).toMatchObject(done)
    expect(await someone.call(memberJwt)).toMatchObject({
      http: 200,
      status_code: 6012,
      data: { refusal: 'cooling-off', until: expect.stringMatching(/Z$/) },
    })
    expect(await someone.call(memberInfo)).toMatchObject({ status_code: 6000 })
    expect(await someone.call(balance)).toMatchObject({ status_code: 6000 })
    expect(await someone.call(calls.setLimit, { ...dayWager, amount: '1.00' })).toMatchObject(done)
    expect(await someone.call(logout)).toMatchObject(done)
    await someone.logInAgain()
    expect(await someone.call(memberJwt)).toMatchObject({ data: { refusal: 'cooling-off' } })
    advance(7 * dayMs)
    await someone.logInAgain()
    expect(await someone.call(memberJwt)).toMatchObject({ status_code: 6000 })
  })

  it('can be made longer, never shorter', async () => {
    const { call } = await member()
    await call(calls.coolOff, { days: 30 })
    expect((await call(calls.coolOff, { days: 7 })).data.refusal).toBe('break-not-longer')
    expect(await call(calls.excludeSelf, { months: 6 })).toMatchObject(done)
    expect((await call(calls.coolOff, { days: 42 })).data.refusal).toBe('break-not-longer')
    expect(await call(calls.excludeSelf, { months: null })).toMatchObject(done)
    expect((await call(calls.excludeSelf, { months: 60 })).data.refusal).toBe('break-not-longer')
    expect(await call(memberJwt)).toMatchObject({ data: { refusal: 'self-excluded', until: null } })
    expect((await call(calls.readProtection)).data).toMatchObject({ excludedForGood: true })
  })

  it.each([{ days: 0 }, { days: 43 }, { days: 1.5 }])('refuses a cool-off of %j', async (input) => {
    expect(await (await member()).call(calls.coolOff, input)).toMatchObject({ status_code: 6007 })
  })

  it('is confirmed by letter', async () => {
    const { id, call } = await member()
    await call(calls.excludeSelf, { months: 12 })
    const letters = await site.platform.sql`
      select title_cn, title_tw from letter where member_id = ${id}`
    expect(letters).toMatchObject([{ title_cn: '自我排除已生效', title_tw: '自我排除已生效' }])
  })

  it('is applied by the ledger too', async () => {
    const { id, call } = await member()
    await call(calls.excludeSelf, { months: 6 })
    const use = site.platform.sql.begin((tx) =>
      useLimits(tx, id, [{ kind: 'deposit', amount: 100n }], site.platform.clock.now()),
    )
    await expect(use).rejects.toMatchObject({ refusal: 'self-excluded' })
  })

  it('allows no call that a frozen account may not make', async () => {
    const { id, call } = await member()
    await site.platform.sql`update member set state = 'frozen' where id = ${id}`
    site.platform.sessions.forget(id)
    expect(await call(calls.coolOff, { days: 7 })).toMatchObject({ status_code: 6030 })
    expect(await call(calls.readProtection)).toMatchObject({ status_code: 6000 })
  })
})

describe('the time of a login', () => {
  const endedWhy = async (id: MemberId) => {
    const rows = await site.platform.sql<{ why: string }[]>`
      select ended_why as why from session where member_id = ${id} and ended_at is not null`
    return rows.map((row) => row.why)
  }
  const endings = async (id: MemberId) =>
    site.platform.sql`
      select 1 from event where kind = 'session-ended' and body->>'memberId' = ${id}`

  it('ends at the limit, once and with one event, also for many calls at once', async () => {
    const someone = await member()
    await someone.call(calls.setPlayTime, { sessionMinutes: 30 })
    advance(29 * minuteMs)
    expect(await someone.call(memberInfo)).toMatchObject({ status_code: 6000 })
    advance(minuteMs)
    const answers = await Promise.all(Array.from({ length: 8 }, () => someone.call(memberInfo)))
    expect(answers.map((answer) => answer.status_code)).toEqual(Array(8).fill(6001))
    expect(await endedWhy(someone.id)).toEqual(['time-limit'])
    expect(await endings(someone.id)).toHaveLength(1)
    await someone.logInAgain()
    expect(await someone.call(memberInfo)).toMatchObject({ status_code: 6000 })
  })

  it('ends by the job for an open page that makes no call', async () => {
    const someone = await member()
    await someone.call(calls.setPlayTime, { sessionMinutes: 30 })
    await site.platform.sessions.endOverdue()
    expect(await endedWhy(someone.id)).toEqual([])
    advance(31 * minuteMs)
    await site.platform.sessions.endOverdue()
    await site.platform.sessions.endOverdue()
    expect(await endedWhy(someone.id)).toEqual(['time-limit'])
    expect(await endings(someone.id)).toHaveLength(1)
  })

  it('grows only a day later, after a confirmation', async () => {
    const someone = await member()
    const read = async () => (await someone.call(calls.readProtection)).data
    await someone.call(calls.setPlayTime, { sessionMinutes: 60, realityCheckMinutes: 15 })
    expect(await read()).toMatchObject({ sessionMinutes: 60, realityCheckMinutes: 15 })
    await someone.call(calls.setPlayTime, { sessionMinutes: null })
    expect(await read()).toMatchObject({
      sessionMinutes: 60,
      wantedSessionMinutes: { minutes: null },
    })
    expect((await someone.call(calls.confirmPlayTime, { yes: true })).data.refusal).toBe(
      'limit-too-early',
    )
    advance(dayMs)
    await someone.logInAgain()
    await someone.call(calls.setPlayTime, { realityCheckMinutes: null })
    expect(await someone.call(calls.confirmPlayTime, { yes: true })).toMatchObject(done)
    expect(await read()).toMatchObject({
      sessionMinutes: null,
      sessionEndsAt: null,
      wantedSessionMinutes: null,
      realityCheckMinutes: null,
    })
  })

  it('cannot be set out of bounds', async () => {
    const { call } = await member()
    for (const sessionMinutes of [0, 4, 1_441, 7.5])
      expect(await call(calls.setPlayTime, { sessionMinutes })).toMatchObject({ status_code: 6007 })
  })
})
