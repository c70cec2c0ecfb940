import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { activityState, joinActivity } from '@xinghe/contract/promotions.ts'
import { decodeTerms, encodeTerms } from '@xinghe/contract/promotions-terms.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { dayMs, hourMs, later } from '@xinghe/rules/base/instant.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { newReference, tell, type TestOrder } from '../../test/depositor.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { playAndCount } from '../../test/vip-member.ts'
import { walletMember, type WalletMember } from '../../test/wallet-member.ts'
import { fillTurnover } from '../ledger/fill-turnover.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { insertVersion, readVersions } from '../platform/terms/store.ts'
import { timestamp } from '../platform/database/value.ts'
import { expireOrders } from '../features/wallet/deposit/expire-orders.ts'
import { reviewDeposit } from '../features/wallet/deposit/review-deposit.ts'
import { decideReview } from '../features/promotions/reviews/decide-review.ts'
import { grantBonus } from '../features/promotions/deposit-bonus/grant-bonus.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const first = { kind: 'firstDeposit', id: '1', version: 1 }
const again = { kind: 'againDeposit', id: '1', version: 1 }
let names = 0
/** A person whom no other account of the file shares a mark with. */
const newcomer = (more: object = {}): Promise<WalletMember> => {
  const realName = `王${String.fromCodePoint(0x4e00 + (names += 1))}`
  return walletMember(site, { realName, ...more })
}
const order = async (member: WalletMember, amount: string, activity: object | null = first) => {
  const rail: RailName = 'alipay'
  const input = { rail, amount, ...(activity === null ? {} : { activity }) }
  const answer = await member.call(pay, input)
  if (answer.status_code !== 6000) throw new Error(JSON.stringify(answer))
  return answer.data as unknown as TestOrder
}
const arrive = (
  { orderId, payAmount }: TestOrder,
  amount: string = payAmount,
  reference = newReference(),
) => tell(site, { rail: 'alipay', body: { orderId, reference, amount } })
/** Until the order's bonus has been decided. */
const judged = (orderId: string) =>
  vi.waitFor(async () => {
    await site.dispatcher.drain()
    const [row] = await site.platform.sql<{ award_id: string | null; reason: string | null }[]>`
      select award_id, reason from deposit_bonus where order_id = ${orderId}`
    if (row === undefined) throw new Error('not judged yet')
    return row
  })
const awardsOf = ({ id }: WalletMember) =>
  site.platform.sql<{ source: string; amount: bigint; version: number; asked: bigint }[]>`
    select a.source, a.amount, a.version, l.asked from award a
    join turnover_line l on l.kind = 'award' and l.cause = a.id
    where a.member_id = ${id} order by a.offered_at, a.id`
const lettersOf = async ({ id }: WalletMember) => {
  const rows = await site.platform.sql<{ title: string }[]>`
    select title_cn as title from letter
    where member_id = ${id} and kind = 'activity' order by sent_at, id`
  return rows.map(({ title }) => title)
}
const ordersOf = async ({ id }: WalletMember) =>
  (await site.platform.sql`select 1 from deposit_order where member_id = ${id}`).length
const paidInFull = async (member: WalletMember, amount: string, activity: object | null) => {
  const made = await order(member, amount, activity)
  await arrive(made)
  return made
}
const firstAward = { source: 'firstDeposit/1', amount: 190_00n, version: 1, asked: 1_520_00n }
const playThrough = async ({ id }: WalletMember) => {
  await site.platform.sql.begin((tx) => fillTurnover(tx, id, 1_000_000_00n))
  await playAndCount(site, id, 1_000_000_00n)
}
/** The same member some time later, logged in again. */
const after = async (member: WalletMember, ms: number): Promise<WalletMember> => {
  site.platform.clock.advance?.(ms)
  const { id: memberId, uuid } = member
  const login = { memberId, uuid, device: '', browser: '', ip: '127.0.0.1', country: null }
  const { sql, sessions } = site.platform
  const { token } = await sql.begin((tx) => sessions.start(tx, login))
  const call: WalletMember['call'] = (which, input) =>
    site.call(which, input, { uuid, token, requestId: randomUUID() })
  return { ...member, token, call }
}

describe('a first deposit with its bonus', () => {
  it('gets the award from its credit, once, however often the payment is told', async () => {
    const member = await newcomer()
    const made = await order(member, '500.00')
    const reference = newReference()
    await Promise.all(Array.from({ length: 5 }, () => arrive(made, made.payAmount, reference)))
    await judged(made.orderId)
    await Promise.all(
      Array.from({ length: 5 }, () => grantBonus(site.platform, made.orderId, reference)),
    )
    expect(await awardsOf(member)).toEqual([firstAward])
    expect(await lettersOf(member)).toEqual(['首存奖金到账'])
    expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
  })

  it('is judged once when an operator credits a second payment of the order', async () => {
    const member = await newcomer()
    const made = await paidInFull(member, '500.00', first)
    await judged(made.orderId)
    const reference = newReference()
    await arrive(made, '700.00', reference)
    const review = { orderId: made.orderId, reference, reason: 'twice', actor: 'test' }
    await reviewDeposit(site.platform, { ...review, verdict: 'credit' })
    await grantBonus(site.platform, made.orderId, reference)
    expect(await awardsOf(member)).toEqual([firstAward])
    expect(await lettersOf(member)).toEqual(['首存奖金到账'])
  })

  it('goes to one of two members of one name, whose deposits come at once', async () => {
    const realName = '双名人'
    const pair = [await newcomer({ realName }), await newcomer({ realName })]
    const orders = await Promise.all(pair.map((member) => order(member, '500.00')))
    await Promise.all(orders.map((made) => arrive(made)))
    await Promise.all(orders.map(({ orderId }) => judged(orderId)))
    const awards = await Promise.all(pair.map(awardsOf))
    expect(awards.flat()).toEqual([firstAward])
    const letters = await Promise.all(pair.map(lettersOf))
    expect(letters.flat().toSorted()).toEqual(['首存奖金到账', '首存奖金未发放'])
    // A third account of the person is told before it pays.
    const third = await newcomer({ realName })
    const refused = await third.call(pay, { rail: 'alipay', amount: '500.00', activity: first })
    expect(refused.data).toMatchObject({ refusal: 'award-taken-elsewhere', scope: 'name' })
    expect(await ordersOf(third)).toBe(0)
  })

  it('is given for what was paid: nothing below the threshold', async () => {
    const member = await newcomer()
    const made = await order(member, '500.00')
    const reference = newReference()
    await arrive(made, '99.99', reference)
    const review = { orderId: made.orderId, reference, reason: 'short', actor: 'test' }
    await reviewDeposit(site.platform, { ...review, verdict: 'credit' })
    expect((await judged(made.orderId)).reason).toBe('到账金额未达到最低要求')
    expect(await awardsOf(member)).toEqual([])
    expect(await lettersOf(member)).toEqual(['首存奖金未发放'])

    const other = await newcomer()
    const short = await order(other, '500.00')
    const second = newReference()
    await arrive(short, '450.00', second)
    const more = { orderId: short.orderId, reference: second }
    await reviewDeposit(site.platform, { ...review, ...more, verdict: 'credit' })
    await judged(short.orderId)
    expect(await awardsOf(other)).toMatchObject([{ amount: 171_00n }])
  })

  it('is given for a late payment, but not after the time of the terms', async () => {
    const [inTime, registered] = [await newcomer(), await newcomer()]
    const made = await order(inTime, '500.00')
    site.platform.clock.advance?.(2 * hourMs)
    await expireOrders(site.platform)
    await arrive(made)
    await judged(made.orderId)
    expect(await awardsOf(inTime)).toEqual([firstAward])
    const tooLate = await after(registered, 69 * hourMs)
    const late = await order(tooLate, '500.00')
    site.platform.clock.advance?.(2 * hourMs)
    await arrive(late)
    expect((await judged(late.orderId)).reason).toBe('已超过注册后的参加期限')
    expect(await awardsOf(tooLate)).toEqual([])
  })

  it('is not given for money that came after the hours in which late money is credited', async () => {
    const member = await newcomer()
    const made = await order(member, '500.00')
    site.platform.clock.advance?.(25 * hourMs)
    const reference = newReference()
    await arrive(made, made.payAmount, reference)
    const review = { orderId: made.orderId, reference, reason: 'late', actor: 'test' }
    await reviewDeposit(site.platform, { ...review, verdict: 'credit' })
    expect((await judged(made.orderId)).reason).toBe('付款到达时，订单早已超时')
    expect(await awardsOf(member)).toEqual([])
    expect(await lettersOf(member)).toEqual(['首存奖金未发放'])
  })

  it('is given for a payment in time that an operator credits after the time of the terms', async () => {
    const member = await newcomer()
    const made = await order(member, '500.00')
    const reference = newReference()
    await arrive(made, '450.00', reference)
    site.platform.clock.advance?.(80 * hourMs)
    const review = { orderId: made.orderId, reference, reason: 'short', actor: 'test' }
    await reviewDeposit(site.platform, { ...review, verdict: 'credit' })
    await judged(made.orderId)
    expect(await awardsOf(member)).toMatchObject([{ amount: 171_00n }])
  })

  it('goes to nobody on a break or frozen, without a letter', async () => {
    const [resting, frozen] = [await newcomer(), await newcomer()]
    const orders = [await order(resting, '500.00'), await order(frozen, '500.00')]
    const until = timestamp(later(site.platform.clock.now(), dayMs))
    await site.platform.sql`
      insert into protection_break (member_id, cool_off_until) values (${resting.id}, ${until})`
    await site.platform.sql`update member set state = 'frozen' where id = ${frozen.id}`
    for (const made of orders) {
      await arrive(made)
      expect((await judged(made.orderId)).reason).toBe('barred')
    }
    for (const member of [resting, frozen]) {
      expect(await awardsOf(member)).toEqual([])
      expect(await lettersOf(member)).toEqual([])
    }
  })

  it.each([
    ['device', { device: 'f'.repeat(64), ip: '127.0.0.1' }],
    ['address', { device: '', ip: '203.0.113.9' }],
  ])(
    'is reviewed for the third account of one %s in a day, and paid afterwards',
    async (_, from) => {
      const people = [await newcomer(), await newcomer(), await newcomer()]
      for (const { id: memberId, uuid } of people) {
        site.platform.clock.advance?.(1)
        const login = { memberId, uuid, browser: '', country: null, ...from }
        await site.platform.sql.begin((tx) => site.platform.sessions.start(tx, login))
        const made = await paidInFull(
          people.find(({ id }) => id === memberId)!,
          '500.00',
          first,
        )
        await judged(made.orderId)
      }
      const states = await site.platform.sql<{ id: string; state: string }[]>`
      select id, state from award where member_id = any(${people.map(({ id }) => id)}::text[])
      order by offered_at, id`
      expect(states.map(({ state }) => state)).toEqual(['granted', 'granted', 'review'])
      const [, , third] = people as [WalletMember, WalletMember, WalletMember]
      expect(await awardsOf(third)).toEqual([])
      expect(await lettersOf(third)).toEqual(['首存奖金审核中'])
      const decision = { id: states[2]!.id, isGranted: true, reason: '同一办公室', actor: 'test' }
      await decideReview(site.platform, decision)
      expect(await awardsOf(third)).toEqual([firstAward])
      // A day later the same place is new again.
      const late = await after(await newcomer(), dayMs)
      const login = { memberId: late.id, uuid: late.uuid, browser: '', country: null, ...from }
      site.platform.clock.advance?.(1)
      await site.platform.sql.begin((tx) => site.platform.sessions.start(tx, login))
      await judged((await paidInFull(late, '500.00', first)).orderId)
      expect(await awardsOf(late)).toEqual([firstAward])
    },
  )

  it('cannot be claimed without its deposit', async () => {
    const member = await newcomer()
    const answer = await member.call(joinActivity, {
      kind: 'firstDeposit',
      id: '1',
      action: 'claim',
      item: 'bonus',
      confirmId: 'x',
    })
    expect(answer.data).toMatchObject({ refusal: 'conditions-unmet' })
    expect(await awardsOf(member)).toEqual([])
  })
})

describe('a later deposit with its bonus', () => {
  it('gets one a day and three a week, while no other is open', async () => {
    const now = site.platform.clock.now()
    const monday = (7 - (Math.floor((now + 8 * hourMs) / dayMs + 3) % 7)) * dayMs
    let member = await after(await newcomer(), monday)
    const ask = () => member.call(pay, { rail: 'alipay', amount: '1000.00', activity: again })
    expect((await ask()).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['has-deposited'],
    })
    await paidInFull(member, '500.00', null)
    const opened = await paidInFull(member, '1000.00', again)
    await judged(opened.orderId)
    expect(await awardsOf(member)).toMatchObject([{ amount: 30_00n, asked: 240_00n }])

    member = await after(member, dayMs)
    expect((await ask()).data).toMatchObject({ conditions: ['no-open-bonus'] })
    await playThrough(member)
    for (const _ of ['Tuesday', 'Wednesday']) {
      const made = await paidInFull(member, '1000.00', again)
      await judged(made.orderId)
      await playThrough(member)
      expect((await ask()).data).toMatchObject({
        conditions: expect.arrayContaining(['first-today']),
      })
      member = await after(member, dayMs)
    }
    expect((await ask()).data).toMatchObject({ conditions: ['week-uses'] })
    expect(await awardsOf(member)).toHaveLength(3)
  })

  it('refuses the second of two orders that were opened before either was paid', async () => {
    const member = await newcomer()
    await paidInFull(member, '500.00', null)
    const orders = [await order(member, '1000.00', again), await order(member, '2000.00', again)]
    for (const made of orders) {
      await arrive(made)
      await judged(made.orderId)
    }
    expect(await awardsOf(member)).toMatchObject([{ amount: 30_00n }])
    expect(await lettersOf(member)).toEqual(['再存奖金到账', '再存奖金未发放'])
  })
})

describe('choosing a bonus', () => {
  it.each([
    ['unknown', { ...first, id: 'none' }, '500.00', 'activity-unknown'],
    ['of a version that does not hold', { ...first, version: 9 }, '500.00', 'activity-changed'],
    ['below its threshold', again, '150.00', 'conditions-unmet'],
    ['of another kind', { ...first, kind: 'signGift' }, '500.00', 'invalid-parameter'],
  ])('that is %s opens no order', async (_, activity, amount, refusal) => {
    const member = await newcomer()
    const answer = await member.call(pay, { rail: 'alipay', amount, activity })
    expect(answer.data).toMatchObject({ refusal })
    expect(await ordersOf(member)).toBe(0)
  })

  it('refuses a first deposit to a member who has one', async () => {
    const member = await newcomer()
    await paidInFull(member, '500.00', null)
    const ask = { rail: 'alipay', amount: '500.00', activity: first }
    expect((await member.call(pay, ask)).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['no-deposit-yet'],
    })
    const state = await member.call(activityState, { kind: 'firstDeposit', id: '1' })
    expect(state.data).toMatchObject({ state: 'closed' })
  })

  it('keeps the version that the order was made with', async () => {
    const member = await newcomer()
    const made = await order(member, '500.00')
    const [known] = await readVersions(site.platform.sql, ['firstDeposit'], '1')
    if (known === undefined) throw new Error('there is a version')
    const terms = decodeTerms(known.terms)
    if (terms.kind !== 'firstDeposit') throw new Error('of a first deposit')
    const steps = [{ least: 100_00n, rateBp: 100, cap: 8_00n }]
    const now = site.platform.clock.now()
    await site.platform.sql.begin((tx) =>
      insertVersion(
        tx,
        { ...known, from: now, terms: encodeTerms({ ...terms, steps }), until: null },
        now,
      ),
    )
    const late = await newcomer()
    const ask = { rail: 'alipay', amount: '500.00' }
    expect((await late.call(pay, { ...ask, activity: first })).data).toMatchObject({
      refusal: 'activity-changed',
    })
    await arrive(made)
    await judged(made.orderId)
    expect(await awardsOf(member)).toEqual([firstAward])
    const other = await paidInFull(late, '500.00', { ...first, version: 2 })
    await judged(other.orderId)
    expect(await awardsOf(late)).toMatchObject([{ amount: 5_00n, version: 2 }])
  })
})
