import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealRecords } from '@xinghe/contract/records.ts'
import { closeOrder, depositOrderStatus } from '@xinghe/contract/wallet-deposit.ts'
import { dayMs, hourMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import {
  fenForMicro,
  microFromText,
  microUsdt,
  readCoinRate,
} from '@xinghe/rules/wallet/coin-rate.ts'
import {
  depositor,
  newReference,
  tell,
  verdictsOf,
  type TestOrder,
} from '../../../../test/depositor.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { describeDeposit } from './describe-deposit.ts'
import { reviewDeposit } from './review-deposit.ts'
import { purgeRefusedCallbacks, readCallbacks } from './store-callback.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const accepted = { status: 200, result: 'accepted' }
const paymentOf = (order: TestOrder, more: object = {}) => ({
  orderId: order.orderId,
  reference: newReference(),
  amount: order.coin?.amount ?? order.payAmount,
  ...more,
})
const stateOf = async (member: Awaited<ReturnType<typeof depositor>>, orderId: string) =>
  (await member.call(depositOrderStatus, { orderId })).data
const fen = (text: string): bigint => BigInt(text.replace('.', ''))
const lettersOf = async (memberId: string): Promise<string[]> => {
  const rows = await site.platform.sql<{ title: string }[]>`
    select title_cn as title from letter where member_id = ${memberId} order by sent_at, id`
  return rows.map((row) => row.title)
}

describe('a callback', () => {
  it.each(['bank', 'online', 'alipay', 'wechat', 'ewallet'] as const)(
    'credits a %s order once, asks its turnover and counts the limit',
    async (rail) => {
      const member = await depositor(site)
      const order = await member.order(rail)
      const body = paymentOf(order)
      expect(await tell(site, { rail, body })).toEqual(accepted)
      expect(await tell(site, { rail, body })).toEqual(accepted)
      expect(await member.balance()).toBe(fen(order.payAmount))
      expect(await stateOf(member, order.orderId)).toMatchObject({
        state: 'paid',
        received: order.payAmount,
      })
      expect(await verdictsOf(site, order.orderId)).toEqual(['credited', 'duplicate'])
      const lines = await site.platform.sql`
        select kind, asked from turnover_line where member_id = ${member.id}`
      expect(lines).toEqual([{ kind: 'deposit', asked: fen(order.payAmount) }])
      const used = await dayUse(site.platform.sql, member.id)
      expect(used?.deposit).toBe(fen(order.payAmount))
      expect(await lettersOf(member.id)).toEqual([])
    },
  )

  it.each(['usdt-trc20', 'usdt-erc20'] as const)(
    'credits %s at the rate of the order, in the unit of the coin',
    async (rail) => {
      const member = await depositor(site)
      const order = await member.order(rail, '1000.00')
      expect(await tell(site, { rail, body: paymentOf(order, { amount: '1000.00' }) })).toEqual({
        status: 400,
        result: 'bad-sum',
      })
      await site.platform.settings.set('cashier', { depositRate: '7.2000' })
      expect(await tell(site, { rail, body: paymentOf(order) })).toEqual(accepted)
      await site.platform.settings.set('cashier', { depositRate: '7.1500' })
      expect(await member.balance()).toBe(fen(order.payAmount))
    },
  )

  it('credits money that arrives after the expiry, with a letter to the member', async () => {
    const member = await depositor(site)
    const order = await member.order('alipay')
    site.platform.clock.advance?.(11 * minuteMs)
    expect(await stateOf(member, order.orderId)).toMatchObject({ state: 'expired' })
    expect(await tell(site, { rail: 'alipay', body: paymentOf(order) })).toEqual(accepted)
    expect(await stateOf(member, order.orderId)).toMatchObject({ state: 'paid-late' })
    expect(await member.balance()).toBe(fen(order.payAmount))
    expect(await lettersOf(member.id)).toEqual(['存款已到账'])
  })

  it('sends a wrong sum to review and credits nothing, until the right sum arrives', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    const wrong = paymentOf(order, { amount: '499.00' })
    expect(await tell(site, { rail: 'bank', body: wrong })).toEqual(accepted)
    expect(await stateOf(member, order.orderId)).toMatchObject({
      state: 'reviewing',
      received: '499.00',
      inReview: '499.00',
      endedAt: null,
    })
    expect(await member.balance()).toBe(0n)
    expect(await lettersOf(member.id)).toEqual(['存款正在核对'])
    expect(await tell(site, { rail: 'bank', body: paymentOf(order) })).toEqual(accepted)
    expect(await stateOf(member, order.orderId)).toMatchObject({
      state: 'paid',
      received: '500.00',
      inReview: '499.00',
    })
    expect(await member.balance()).toBe(500_00n)
    expect(await lettersOf(member.id)).toEqual(['存款正在核对', '存款已到账，另一笔付款仍在核对'])
    const { data } = await member.call(dealRecords, {
      from: new Date(site.platform.clock.now() - dayMs).toISOString(),
      to: new Date(site.platform.clock.now() + dayMs).toISOString(),
      state: 'open',
    })
    expect(data['list']).toMatchObject([
      { id: order.orderId, state: 'paid', amount: '500.00', inReview: '499.00' },
    ])
  })

  it('sends a second payment of a paid order to review', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    await tell(site, { rail: 'bank', body: paymentOf(order) })
    expect(await tell(site, { rail: 'bank', body: paymentOf(order) })).toEqual(accepted)
    expect(await member.balance()).toBe(500_00n)
    expect(await stateOf(member, order.orderId)).toMatchObject({
      state: 'paid',
      received: '500.00',
      inReview: '500.00',
    })
    expect(await verdictsOf(site, order.orderId)).toEqual(['credited', 'reviewing'])
  })

  it('credits once for fifty callbacks at once', async () => {
    const member = await depositor(site)
    const order = await member.order('wechat')
    const body = paymentOf(order)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tell(site, { rail: 'wechat', body })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await member.balance()).toBe(fen(order.payAmount))
    const verdicts = await verdictsOf(site, order.orderId)
    expect(verdicts.filter((verdict) => verdict === 'credited')).toHaveLength(1)
    expect(verdicts).toHaveLength(50)
  })
})

describe('money for an order that waits no longer', () => {
  const inReview = async (member: Awaited<ReturnType<typeof depositor>>, order: TestOrder) => {
    // By the database: the session of the member may be over.
    const [row] = await site.platform.sql`
      select state from deposit_order where id = ${order.orderId}`
    expect(row).toEqual({ state: 'reviewing' })
    expect((await lettersOf(member.id)).at(-1)).toBe('存款正在核对')
  }
  const credit = (order: TestOrder, reference: string) =>
    reviewDeposit(site.platform, {
      orderId: order.orderId,
      reference,
      verdict: 'credit',
      reason: '已核实',
      actor: 'tester',
    })

  const worthAt = ({ coin }: TestOrder, rate: string): Fen =>
    fenForMicro(
      microFromText(coin?.amount ?? '') ?? microUsdt(0n),
      readCoinRate(rate) ?? Number.NaN,
    )

  it('waits for an operator after the hours of the setting', async () => {
    const { settings, clock } = site.platform
    const member = await depositor(site)
    const [early, late] = [await member.order('bank'), await member.order('bank')]
    clock.advance?.(29 * minuteMs + 24 * hourMs)
    await tell(site, { rail: 'bank', body: paymentOf(early) })
    expect(await member.balance()).toBe(500_00n)
    clock.advance?.(minuteMs)
    const body = paymentOf(late)
    expect(await tell(site, { rail: 'bank', body })).toEqual(accepted)
    expect(await member.balance()).toBe(500_00n)
    await inReview(member, late)
    expect(await verdictsOf(site, late.orderId)).toEqual(['reviewing'])
    await credit(late, body.reference)
    expect(await member.balance()).toBe(1_000_00n)
    await settings.set('cashier', { lateCreditHours: 0 })
    const another = await depositor(site)
    const expired = await another.order('bank')
    clock.advance?.(30 * minuteMs)
    await tell(site, { rail: 'bank', body: paymentOf(expired) })
    await inReview(another, expired)
    await settings.set('cashier', { lateCreditHours: 24 })
  })

  it('waits for an operator after the member has closed it, also when a wrong sum came between', async () => {
    const member = await depositor(site)
    const [closed, twice] = [await member.order('bank'), await member.order('bank')]
    for (const { orderId } of [closed, twice]) await member.call(closeOrder, { orderId })
    await tell(site, { rail: 'bank', body: paymentOf(closed) })
    await inReview(member, closed)
    await tell(site, { rail: 'bank', body: paymentOf(twice, { amount: '0.01' }) })
    await tell(site, { rail: 'bank', body: paymentOf(twice) })
    await inReview(member, twice)
    expect(await member.balance()).toBe(0n)
  })

  it('waits for an operator where the member’s own limit would be passed', async () => {
    const limited = async (amount: bigint) => {
      const member = await depositor(site)
      await site.platform.sql`
        insert into protection_limit (member_id, kind, period, amount, changed_at)
        values (${member.id}, 'deposit', 'day', ${amount}, ${timestamp(site.platform.clock.now())})`
      return member
    }
    const [spent, promised, within] = [
      await limited(800_00n),
      await limited(800_00n),
      await limited(1_000_00n),
    ]
    const late = await Promise.all([spent, promised, within].map((one) => one.order('bank')))
    site.platform.clock.advance?.(30 * minuteMs)
    const next = await Promise.all([spent, promised, within].map((one) => one.order('bank')))
    for (const order of [next[0], late[0], late[1], late[2]])
      if (order !== undefined) await tell(site, { rail: 'bank', body: paymentOf(order) })
    expect(await spent.balance()).toBe(500_00n)
    await inReview(spent, late[0] as TestOrder)
    expect(await promised.balance()).toBe(0n)
    await inReview(promised, late[1] as TestOrder)
    expect(await within.balance()).toBe(500_00n)
  })

  it('is asked about the limit too where a wrong sum gave up its place among the waiting orders', async () => {
    const member = await depositor(site)
    await site.platform.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${member.id}, 'deposit', 'day', 500_00, ${timestamp(site.platform.clock.now())})`
    const orders: TestOrder[] = []
    for (let made = 0; made < 3; made += 1) {
      const order = await member.order('bank')
      await tell(site, { rail: 'bank', body: paymentOf(order, { amount: '0.01' }) })
      orders.push(order)
    }
    for (const order of orders) await tell(site, { rail: 'bank', body: paymentOf(order) })
    expect(await member.balance()).toBe(500_00n)
  })

  it('credits coins at the lower of the rate of the order and that of the day', async () => {
    const { settings, clock } = site.platform
    const late = async (rate: string) => {
      const member = await depositor(site)
      const order = await member.order('usdt-trc20', '715.00')
      clock.advance?.(2 * hourMs)
      await settings.set('cashier', { depositRate: rate })
      const body = paymentOf(order)
      await tell(site, { rail: 'usdt-trc20', body })
      await settings.set('cashier', { depositRate: '7.1500' })
      return { member, order, body }
    }
    const dearer = await late('7.2000')
    expect(await dearer.member.balance()).toBe(fen(dearer.order.payAmount))
    const cheaper = await late('6.5000')
    const worth = worthAt(cheaper.order, '6.5000')
    expect(await cheaper.member.balance()).toBe(worth)
    expect(await stateOf(cheaper.member, cheaper.order.orderId)).toMatchObject({
      state: 'paid-late',
      received: fenToText(worth),
    })
    const [letter] = await site.platform.sql`
      select body_cn as body from letter where member_id = ${cheaper.member.id}`
    expect(letter?.['body']).toContain('1 USDT = ¥6.5000')
    // Without a rate of the day an operator decides, and the rate of the order counts.
    const closed = await late('0.0000')
    await inReview(closed.member, closed.order)
    await credit(closed.order, closed.body.reference)
    expect(await closed.member.balance()).toBe(fen(closed.order.payAmount))
  })

  it('keeps the rate at which coins came until an operator credits them', async () => {
    const { settings, clock } = site.platform
    const member = await depositor(site)
    const order = await member.order('usdt-trc20', '715.00')
    clock.advance?.(2 * hourMs)
    await settings.set('cashier', { depositRate: '6.5000', lateCreditHours: 1 })
    const body = paymentOf(order)
    await tell(site, { rail: 'usdt-trc20', body })
    await settings.set('cashier', { depositRate: '7.1500', lateCreditHours: 24 })
    const worth = worthAt(order, '6.5000')
    expect(await stateOf(member, order.orderId)).toMatchObject({ inReview: fenToText(worth) })
    expect(await describeDeposit(site.platform, order.orderId)).toContain('at 6.5000 reviewing')
    await credit(order, body.reference)
    expect(await member.balance()).toBe(worth)
    expect(await stateOf(member, order.orderId)).toMatchObject({ received: fenToText(worth) })
  })
})

describe('a callback that is not to be trusted', () => {
  it('is refused and recorded when forged, stale, from the future or tampered with', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    const body = paymentOf(order)
    const forged = { status: 403, result: 'forged' }
    const stale = { status: 403, result: 'stale' }
    const bank = { rail: 'bank', body } as const
    expect(await tell(site, { ...bank, secret: 'somebody else' })).toEqual(forged)
    expect(await tell(site, { ...bank, headers: { 'x-signature': '' } })).toEqual(forged)
    expect(await tell(site, { ...bank, headers: { 'x-timestamp': 'now' } })).toEqual(forged)
    expect(await tell(site, { ...bank, aheadMs: -5 * minuteMs - 5_000 })).toEqual(stale)
    expect(await tell(site, { ...bank, aheadMs: 5 * minuteMs + 5_000 })).toEqual(stale)
    expect(await member.balance()).toBe(0n)
    expect(await stateOf(member, order.orderId)).toMatchObject({ state: 'waiting' })
    expect(await verdictsOf(site, order.orderId)).toEqual([
      'forged',
      'forged',
      'forged',
      'stale',
      'stale',
    ])
  })

  it('is refused with the secret of another rail, and for an order of another rail', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    expect(await tell(site, { rail: 'online', body: paymentOf(order) })).toEqual({
      status: 409,
      result: 'wrong-rail',
    })
    expect(await member.balance()).toBe(0n)
    expect(await verdictsOf(site, order.orderId)).toEqual(['wrong-rail'])
  })

  it('is a conflict when its reference was used with another sum or for another order', async () => {
    const member = await depositor(site)
    const [order, other] = [await member.order('bank'), await member.order('bank')]
    const body = paymentOf(order)
    await tell(site, { rail: 'bank', body })
    const contradicts = { status: 409, result: 'contradicts' }
    expect(await tell(site, { rail: 'bank', body: { ...body, amount: '9.00' } })).toEqual(
      contradicts,
    )
    expect(await tell(site, { rail: 'bank', body: { ...body, orderId: other.orderId } })).toEqual(
      contradicts,
    )
    expect(await member.balance()).toBe(500_00n)
  })

  it.each([
    ['nothing', '', 'malformed', 400],
    ['no JSON', '{', 'malformed', 400],
    ['a list', '[]', 'malformed', 400],
    [
      'a number for the sum',
      '{"orderId":"dep_00000000","reference":"a","amount":5}',
      'malformed',
      400,
    ],
    [
      'a zero character',
      '{"orderId":"dep_00000000","reference":"a\\u0000","amount":"5.00"}',
      'malformed',
      400,
    ],
    [
      'an order that is not there',
      '{"orderId":"dep_00000000","reference":"a","amount":"5.00"}',
      'unknown-order',
      404,
    ],
  ])('answers %s', async (_, body, result, status) => {
    expect(await tell(site, { rail: 'bank', body })).toEqual({ status, result })
  })

  it('is refused with a malformed sum', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    for (const amount of ['0.00', '-500.00', '500', '500.000', '1e9', `${'9'.repeat(20)}.00`]) {
      const body = paymentOf(order, { amount })
      expect(await tell(site, { rail: 'bank', body })).toMatchObject({ status: 400 })
    }
    expect(await stateOf(member, order.orderId)).toMatchObject({ state: 'waiting' })
    expect(await member.balance()).toBe(0n)
  })

  it('is not read when it is too long, and not found for an unknown rail', async () => {
    expect(await tell(site, { rail: 'bank', body: 'x'.repeat(5_000) })).toMatchObject({
      status: 413,
    })
    expect(await tell(site, { rail: 'cash' as 'bank', body: {}, secret: 'x' })).toEqual({
      status: 404,
      result: 'unknown-rail',
    })
  })

  it('from an address that is not the provider’s is refused, although it is signed', async () => {
    const strict = await startSite({
      WIRE_ENCRYPTION: 'off',
      TRUST_PROXY: '1',
      RAIL_CALLBACK_FROM: '198.51.100.0/24',
    })
    try {
      const member = await depositor(strict)
      const order = await member.order('bank')
      const body = paymentOf(order)
      const from = (ip: string) =>
        tell(strict, { rail: 'bank', body, headers: { 'x-forwarded-for': ip } })
      expect(await from('203.0.113.7')).toEqual({ status: 403, result: 'forged' })
      expect(await member.balance()).toBe(0n)
      expect(await verdictsOf(strict, order.orderId)).toEqual([])
      expect(await from('198.51.100.7')).toEqual(accepted)
      expect(await member.balance()).toBe(fen(order.payAmount))
    } finally {
      await strict.close()
    }
  })

  it('without a signature is recorded 20 times a minute and address, and cut', async () => {
    const limited = await startSite({ WIRE_ENCRYPTION: 'off', RATE_FACTOR: '1' })
    try {
      for (let count = 0; count < 25; count += 1)
        expect(await tell(limited, { rail: 'bank', body: 'x'.repeat(4_000), secret: '?' })).toEqual(
          {
            status: 403,
            result: 'forged',
          },
        )
      const rows = await limited.platform.sql<{ body: string }[]>`select body from refused_callback`
      expect(rows.map(({ body }) => body.length)).toEqual(Array<number>(20).fill(500))
    } finally {
      await limited.close()
    }
  })

  it('hides no callback of the provider, and is deleted by its age', async () => {
    const member = await depositor(site)
    const order = await member.order('bank')
    const bank = { rail: 'bank', body: paymentOf(order) } as const
    expect(await tell(site, bank)).toEqual(accepted)
    for (let count = 0; count < 3; count += 1) await tell(site, { ...bank, secret: '?' })
    const { sql, clock } = site.platform
    const shown = async () =>
      (await readCallbacks(sql, order.orderId, 2)).map(({ verdict }) => verdict)
    expect(await shown()).toEqual(['forged', 'forged', 'credited'])
    await purgeRefusedCallbacks(sql, later(clock.now(), -minuteMs))
    expect(await shown()).toEqual(['forged', 'forged', 'credited'])
    await purgeRefusedCallbacks(sql, later(clock.now(), minuteMs))
    expect(await shown()).toEqual(['credited'])
  })
})
