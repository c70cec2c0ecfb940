import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coolOff } from '@xinghe/contract/account-protection.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import { navigationList } from '@xinghe/contract/site.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { give, memberWith, placesOf } from '../../../test/venue-member.ts'
import { setChannelState } from './set-channel-state.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

const setBook = (state: 'open' | 'testing' | 'maintenance', testers: string[] = []) =>
  setChannelState(site.platform, { code: 'CRTY', state, testers, actor: 'test' })

describe('a venue of this house', () => {
  it('accepts transfers in and out, and all balances agree', async () => {
    const member = await memberWith(site, 10_000n)
    const into = await member.transfer('CRTY', 1, 2_550n)
    expect(into.data).toMatchObject({
      state: 'done',
      centerWalletBalance: '74.50',
      venueBalance: '25.50',
    })
    const back = await member.transfer('CRTY', 2, 550n)
    expect(back.data).toMatchObject({ centerWalletBalance: '80.00', venueBalance: '20.00' })

    const all = await member.call(calls.allBalance, { category: 8 })
    expect(all.data).toMatchObject({ totalMoney: '100.00', autoTransfer: 1 })
    expect(all.data['venues']).toContainEqual({
      channelCode: 'CRTY',
      enName: 'crty',
      title: '星河体育',
      balance: '20.00',
      state: 'open',
      pending: '0.00',
    })
    const one = await member.call(calls.venueBalance, { channelCode: 'CRTY' })
    expect(one.data).toEqual({ channelCode: 'CRTY', balance: '20.00' })
  })

  it('has its title in the reader’s script', async () => {
    const member = await memberWith(site, 0n)
    const { data } = await member.call(calls.allBalance, { category: 8, language: 'zh-TW' })
    expect(data['venues']).toContainEqual(expect.objectContaining({ title: '星河體育' }))
  })

  it.each([
    ['less than 1.00', 99n, 1, 'amount-too-small', { min: '1.00' }],
    ['more than there is', 5_001n, 1, 'balance-too-low', {}],
    ['more than lies in the venue', 100n, 2, 'balance-too-low', {}],
    ['nothing', 0n, 1, 'amount-missing', {}],
  ] as const)('refuses to move %s', async (_, amount, ty, refusal, detail) => {
    const member = await memberWith(site, 5_000n)
    const { data } = await member.transfer('CRTY', ty, amount)
    expect(data).toEqual({ ...detail, refusal })
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 5_000n, book: 0n })
  })

  it.each([
    { channelCode: 'CRTY', amount: '-1.00', ty: 1 },
    { channelCode: 'CRTY', amount: '1.001', ty: 1 },
    { channelCode: 'CRTY', amount: 5, ty: 1 },
    { channelCode: 'CRTY', amount: '5.00', ty: 3 },
    { channelCode: '', amount: '5.00', ty: 1 },
    { channelCode: 'C'.repeat(21), amount: '5.00', ty: 1 },
    {},
  ])('does not understand %j', async (input) => {
    const member = await memberWith(site, 0n)
    const answer = await member.call(calls.venueTransfer, input)
    expect(answer.data.refusal).toBe('invalid-parameter')
  })

  it('refuses an unknown channel', async () => {
    const member = await memberWith(site, 500n)
    expect((await member.transfer('NONE', 1, 100n)).data.refusal).toBe('not-found')
    const balance = await member.call(calls.venueBalance, { channelCode: 'NONE' })
    expect(balance.data.refusal).toBe('not-found')
  })

  it('moves once per request id, and refuses the id with another amount', async () => {
    const member = await memberWith(site, 1_000n)
    const id = randomUUID()
    const first = await member.transfer('CRTY', 1, 300n, id)
    const second = await member.transfer('CRTY', 1, 300n, id)
    expect(second.data).toEqual(first.data)
    const other = await member.transfer('CRTY', 1, 301n, id)
    expect(other.data.refusal).toBe('request-id-reused')
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 700n, book: 300n })
  })

  it('does not move the same money twice in parallel', async () => {
    const member = await memberWith(site, 1_000n)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.transfer('CRTY', 1, 400n)),
    )
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(2)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 200n, book: 800n })
  })

  it('refuses transfers in while closed, but allows transfers out', async () => {
    const member = await memberWith(site, 1_000n)
    await member.transfer('CRTY', 1, 500n)
    await setBook('maintenance')
    expect((await member.transfer('CRTY', 1, 100n)).status_code).toBe(6415)
    expect((await member.transfer('CRTY', 2, 500n)).data['state']).toBe('done')
    await setBook('testing')
    expect((await member.transfer('CRTY', 1, 100n)).status_code).toBe(6366)
    await setBook('testing', [member.name])
    expect((await member.transfer('CRTY', 1, 100n)).data['state']).toBe('done')
    await setBook('open')
  })

  it('refuses transfers in during a break, but allows transfers out', async () => {
    const member = await memberWith(site, 1_000n)
    await member.transfer('CRTY', 1, 500n)
    await member.call(coolOff, { days: 1 })
    expect((await member.transfer('CRTY', 1, 100n)).data.refusal).toBe('cooling-off')
    expect((await member.transfer('CRTY', 2, 200n)).data['state']).toBe('done')
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 700n })
  })

  it('requires a session', async () => {
    const answer = await site.call(calls.venueTransfer, {
      channelCode: 'CRTY',
      amount: '1.00',
      ty: 1,
    })
    expect(answer.data.refusal).toBe('session-expired')
  })
})

describe('recycling', () => {
  it('moves all money to the centre, once per request id', async () => {
    const member = await memberWith(site, 1_000n)
    await member.transfer('CRTY', 1, 999n)
    const id = randomUUID()
    const first = await member.call(calls.recycle, {}, id)
    expect(first.data).toEqual({
      recycled: '9.99',
      centerWalletBalance: '10.00',
      venues: [{ channelCode: 'CRTY', amount: '9.99', state: 'done' }],
    })
    await member.transfer('CRTY', 1, 100n)
    const again = await member.call(calls.recycle, {}, id)
    expect(again.data['recycled']).toBe('9.99')
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 900n, book: 100n })
  })

  it('does nothing when the venues are empty', async () => {
    const member = await memberWith(site, 700n)
    const { data } = await member.call(calls.recycle, {})
    expect(data).toEqual({ recycled: '0.00', centerWalletBalance: '7.00', venues: [] })
  })
})

describe('launching the book', () => {
  const launch = (member: Awaited<ReturnType<typeof memberWith>>, more: object = {}, id?: string) =>
    member.call(calls.launch, { enName: 'crty', ...more }, id)

  it('moves the centre balance there and stores the launch', async () => {
    const member = await memberWith(site, 1_234n)
    const { data } = await launch(member)
    expect(data).toMatchObject({ channelCode: 'CRTY', url: '', key: null })
    expect(data['uid']).toMatch(/^[\w-]{32}$/)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, book: 1_234n })
  })

  it('opens the wallet there, also with no money to move', async () => {
    const member = await memberWith(site, 0n)
    const wallets = () =>
      site.platform.sql`
        select balance from ledger_account where member_id = ${member.id} and venue = 'CRTY'`
    expect(await wallets()).toEqual([])
    await launch(member)
    expect(await wallets()).toEqual([{ balance: 0n }])
  })

  it('is the same for the same request id', async () => {
    const member = await memberWith(site, 0n)
    const id = randomUUID()
    const first = await launch(member, {}, id)
    expect((await launch(member, {}, id)).data).toEqual(first.data)
  })

  it('leaves the member’s launches of other logins and other tabs valid', async () => {
    const { sql } = site.platform
    const member = await memberWith(site, 0n)
    await launch(member)
    await sql`update venue_launch set session_hash = 'elsewhere' where member_id = ${member.id}`
    await launch(member)
    await launch(member)
    const rows = await sql`
      select ended_at is null as living from venue_launch
      where member_id = ${member.id} order by made_at`
    expect(rows.map((row) => row['living'])).toEqual([true, true, true])
  })

  it('moves the money once for parallel launches', async () => {
    const member = await memberWith(site, 5_000n)
    const answers = await Promise.all(Array.from({ length: 5 }, () => launch(member)))
    expect(answers.every(({ status_code }) => status_code === 6000)).toBe(true)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, book: 5_000n })
  })

  it('without auto-transfer refuses an empty wallet, and moves no money', async () => {
    const member = await memberWith(site, 5_000n)
    const off = await member.call(calls.setAutoTransfer, { status: 0 })
    expect(off.data).toEqual({ status: 0 })
    const asked = await launch(member)
    expect(asked.status_code).toBe(6413)
    expect(asked.data).toEqual({
      refusal: 'venue-activity',
      channelCode: 'CRTY',
      title: '星河体育',
      venueBalance: '0.00',
      centerWalletBalance: '50.00',
    })
    expect((await launch(member, { isActivity: 1 })).status_code).toBe(6000)
    await member.transfer('CRTY', 1, 100n)
    expect((await launch(member)).status_code).toBe(6000)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 4_900n, book: 100n })
    await give(site, member.id, 100n)
    await member.call(calls.setAutoTransfer, { status: 1 })
    await launch(member)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, book: 5_100n })
  })

  it('is refused by the state of the venue', async () => {
    const member = await memberWith(site, 0n)
    await setBook('testing')
    expect((await launch(member)).status_code).toBe(6366)
    await setBook('testing', [member.name.toUpperCase()])
    expect((await launch(member)).status_code).toBe(6000)
    await setBook('maintenance')
    expect((await launch(member)).status_code).toBe(6415)
    await setBook('open')
    expect((await launch(member, { enName: 'nowhere' })).data.refusal).toBe('not-found')
    expect((await launch(member, { enName: '' })).data.refusal).toBe('invalid-parameter')
  })

  it('is refused while the switch hides the sportsbook', async () => {
    const member = await memberWith(site, 0n)
    await site.platform.settings.set('switches', { crMode: 0 })
    expect((await launch(member)).status_code).toBe(6415)
    await site.platform.settings.set('switches', { crMode: 1 })
  })
})

describe('a venue in the navigation', () => {
  const isOpen = async (): Promise<boolean | undefined> => {
    const { data } = await site.call(navigationList, { language: 'zh-CN' })
    const entries = data as unknown as OutputOf<typeof navigationList>
    return entries.flatMap(({ venues }) => venues).find(({ enName }) => enName === 'crty')?.open
  }

  it('is shown as closed when an operator has closed it, and open to testers', async () => {
    expect(await isOpen()).toBe(true)
    await setBook('maintenance')
    expect(await isOpen()).toBe(false)
    await setBook('testing')
    expect(await isOpen()).toBe(true)
    await setBook('open')
  })
})

describe('a venue in the commands', () => {
  it('refuses an unknown code or tester', async () => {
    await expect(
      setChannelState(site.platform, { code: 'XX', state: 'open', testers: [], actor: 'test' }),
    ).rejects.toThrow('there is no venue XX')
    await expect(setBook('testing', ['nobody99'])).rejects.toThrow('nobody99')
  })

  it('writes an audit line', async () => {
    await setBook('open')
    const [line] = await site.platform.sql`
      select actor, action, subject, detail from audit_line order by id desc limit 1`
    expect(line).toMatchObject({ action: 'set-venue-state', subject: 'CRTY', actor: 'test' })
  })
})
