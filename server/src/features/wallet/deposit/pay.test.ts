import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/wallet-deposit.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { checkCoinAddress } from '@xinghe/rules/wallet/coin-address.ts'
import { depositor, newReference, tell } from '../../../../test/depositor.ts'
import { loggedInMember } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { expireOrders } from './expire-orders.ts'
import { setRail } from './set-rail.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string, more: object = {}) => ({ data: { refusal: name, ...more } })
const done = { status_code: 6000 }
const limit = (memberId: string, amount: bigint) =>
  site.platform.sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${memberId}, 'deposit', 'day', ${amount}, ${timestamp(site.platform.clock.now())})`

describe('pay', () => {
  it('opens an order that is identified by its remark, its cents or its coins', async () => {
    const member = await depositor(site)
    const bank = await member.order('bank', '500.00')
    expect(bank).toMatchObject({
      waitRoute: 'rechargeWait',
      amount: '500.00',
      payAmount: '500.00',
      remark: expect.stringMatching(/^[2-9A-Z]{6}$/),
      coin: null,
      state: 'waiting',
      received: null,
      cashierUrl: `/sandbox/cashier/${bank.orderId}`,
    })
    const alipay = await member.order('alipay', '500.00')
    expect(alipay).toMatchObject({ waitRoute: 'xnbskWait', remark: null })
    expect(alipay.payAmount).toMatch(/^500\.(0[1-9]|[1-9]\d)$/)
    const coin = await member.order('usdt-trc20', '500.00')
    expect(coin).toMatchObject({ waitRoute: 'virtualWait', coin: { rate: '7.1500' } })
    expect(coin.coin?.amount).toMatch(/^69\.9[34]\d{4}$/)
    expect(checkCoinAddress('trc20', coin.coin?.address ?? '')).toMatchObject({ ok: true })
  })

  it('gives one order for one request id, for ever, and refuses the id with another body', async () => {
    const member = await depositor(site)
    const id = randomUUID()
    const asked = { rail: 'alipay', amount: '200.00' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.call(calls.pay, asked, id)),
    )
    expect(new Set(answers.map(({ data }) => data['orderId'])).size).toBe(1)
    const other = await member.call(calls.pay, { ...asked, amount: '300.00' }, id)
    expect(other).toMatchObject({ status_code: 6009, ...refusal('request-id-reused') })
    site.platform.clock.advance?.(10 * minuteMs)
    expect((await member.call(calls.pay, asked, id)).data).toEqual(answers[0]?.data)
  })

  it('requires the real name where a payment has one', async () => {
    const member = await loggedInMember(site)
    const ask = (rail: string) => member.call(calls.pay, { rail, amount: '500.00' })
    expect(await ask('bank')).toMatchObject({ status_code: 6449 })
    expect(await ask('usdt-trc20')).toMatchObject(done)
    expect((await member.call(calls.paymentTypes, {})).data).toMatchObject({ realNameNeeded: true })
  })

  it('refuses sums beyond the rail’s limits, and closed rails', async () => {
    const member = await depositor(site)
    const ask = (amount: string, rail = 'bank') => member.call(calls.pay, { rail, amount })
    expect(await ask('499.99')).toMatchObject(refusal('amount-too-small', { min: '500.00' }))
    expect(await ask('200000.01')).toMatchObject(refusal('amount-too-large', { max: '200000.00' }))
    expect(await ask('500.00', 'huione')).toMatchObject(refusal('rail-closed'))
    await setRail(site.platform, 'bank', false, 'test')
    expect(await ask('500.00')).toMatchObject(refusal('rail-closed'))
    await setRail(site.platform, 'bank', true, 'test')
    for (const amount of ['0.00', '-500.00', '500', 500, '', null, 'all'])
      expect(await member.call(calls.pay, { rail: 'bank', amount })).toMatchObject(
        refusal('invalid-parameter'),
      )
    expect(await ask('500.00', 'cash')).toMatchObject(refusal('invalid-parameter'))
  })

  it('limits the open orders of a member, also of many at once', async () => {
    const member = await depositor(site)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.call(calls.pay, { rail: 'wechat', amount: '100.00' })),
    )
    const open = answers.filter((answer) => answer.status_code === 6000)
    expect(open).toHaveLength(3)
    expect(new Set(open.map(({ data }) => data['payAmount'])).size).toBe(3)
    const ask = () => member.call(calls.pay, { rail: 'bank', amount: '500.00' })
    expect(await ask()).toMatchObject(refusal('orders-open', { max: 3 }))
    await member.call(calls.closeOrder, { orderId: String(open[0]?.data['orderId']) })
    expect(await ask()).toMatchObject(done)
  })

  it('applies the member’s limit, including waiting orders', async () => {
    const member = await depositor(site)
    await limit(member.id, 1_000_00n)
    const first = await member.order('bank', '600.00')
    const ask = () => member.call(calls.pay, { rail: 'bank', amount: '500.00' })
    expect(await ask()).toMatchObject(refusal('limit-reached', { left: '400.00' }))
    expect((await member.call(calls.paymentTypes, {})).data).toMatchObject({ limitLeft: '400.00' })
    const { orderId, payAmount: amount } = first
    await tell(site, { rail: 'bank', body: { orderId, reference: newReference(), amount } })
    expect(await ask()).toMatchObject(refusal('limit-reached', { left: '400.00' }))
  })

  it('credits an order from before the limit was lowered', async () => {
    const member = await depositor(site)
    const { orderId, payAmount: amount } = await member.order('bank')
    await limit(member.id, 100_00n)
    await tell(site, { rail: 'bank', body: { orderId, reference: newReference(), amount } })
    expect(await member.balance()).toBe(500_00n)
    const types = await member.call(calls.paymentTypes, {})
    expect(types.data).toMatchObject({ limitLeft: '0.00', firstDeposit: false })
  })

  it('is not found while the switch is off', async () => {
    const member = await depositor(site)
    await site.platform.settings.set('switches', { deposit: 0 })
    const ask = { rail: 'bank', amount: '500.00' }
    expect(await member.call(calls.pay, ask)).toMatchObject(refusal('not-found'))
    expect(await member.call(calls.paymentTypes, {})).toMatchObject(refusal('not-found'))
    await site.platform.settings.set('switches', { deposit: 1 })
  })
})

describe('signal codes', () => {
  it('are used by one order of their member and rail, in any writing', async () => {
    const [member, stranger] = [await depositor(site), await depositor(site)]
    const made = await member.call(calls.createSignalCode, { rail: 'bank' })
    const code = String(made.data['code'])
    const ask = (who: typeof member, signalCode: string, rail = 'bank') =>
      who.call(calls.pay, { rail, amount: '500.00', signalCode })
    expect(await ask(stranger, code)).toMatchObject(refusal('signal-code-used'))
    expect(await ask(member, code, 'online')).toMatchObject(refusal('signal-code-used'))
    expect(await ask(member, code, 'alipay')).toMatchObject(refusal('invalid-parameter'))
    expect(await ask(member, ` ${code.toLowerCase()}`)).toMatchObject({ data: { remark: code } })
    expect(await ask(member, code)).toMatchObject(refusal('signal-code-used'))
    const cents = await member.call(calls.createSignalCode, { rail: 'alipay' })
    expect(cents).toMatchObject(refusal('invalid-parameter'))
  })

  it('expire', async () => {
    const member = await depositor(site)
    const { data } = await member.call(calls.createSignalCode, { rail: 'bank' })
    site.platform.clock.advance?.(31 * minuteMs)
    const signalCode = String(data['code'])
    const answer = await member.call(calls.pay, { rail: 'bank', amount: '500.00', signalCode })
    expect(answer).toMatchObject(refusal('signal-code-used'))
  })
})

describe('an order', () => {
  it('is shown to, paid and closed by its own member only', async () => {
    const [member, stranger] = [await depositor(site), await depositor(site)]
    const { orderId } = await member.order('alipay')
    for (const call of [calls.depositOrderStatus, calls.customerInfo, calls.closeOrder])
      expect(await stranger.call(call, { orderId })).toMatchObject(refusal('not-found'))
    const payee = await member.call(calls.customerInfo, { orderId })
    expect(payee.data).toMatchObject({
      account: expect.stringContaining('@example.com'),
      qrText: expect.stringContaining(`/sandbox/cashier/${orderId}`),
    })
    expect((await stranger.call(calls.depositOrders, {})).data).toEqual([])
    expect(await site.call(calls.depositOrderStatus, { orderId })).toMatchObject({ http: 401 })
  })

  it('is closed for ever, and not after it was paid', async () => {
    const member = await depositor(site)
    const close = (orderId: string) => member.call(calls.closeOrder, { orderId })
    const [first, second] = [await member.order('bank'), await member.order('bank')]
    expect(await close(first.orderId)).toMatchObject({ data: { state: 'closed' } })
    expect(await close(first.orderId)).toMatchObject({ data: { state: 'closed' } })
    const gone = await member.call(calls.customerInfo, { orderId: first.orderId })
    expect(gone).toMatchObject(refusal('order-ended'))
    const { orderId, payAmount: amount } = second
    await tell(site, { rail: 'bank', body: { orderId, reference: newReference(), amount } })
    expect(await close(orderId)).toMatchObject(refusal('order-ended'))
  })

  it('expires by the job, with one event, and frees its mark', async () => {
    const member = await depositor(site)
    for (let at = 0; at < 3; at += 1) await member.order('alipay')
    site.platform.clock.advance?.(10 * minuteMs)
    await expireOrders(site.platform)
    expect(await expireOrders(site.platform)).toBe(0)
    const { data } = await member.call(calls.depositOrders, {})
    expect(data).toMatchObject([{ state: 'expired' }, { state: 'expired' }, { state: 'expired' }])
    const events = await site.platform.sql`
      select 1 from event where kind = 'order-changed' and body ->> 'memberId' = ${member.id}
        and body ->> 'state' = 'expired'`
    expect(events).toHaveLength(3)
    await member.order('alipay')
  })
})

describe('coin quotes', () => {
  const quote = async (who: Awaited<ReturnType<typeof depositor>>, more: object = {}) =>
    (await who.call(calls.transferRate, { network: 'trc20', direction: 'deposit', ...more })).data

  it('fix their rate until they expire', async () => {
    const member = await depositor(site)
    const held = await quote(member, { amount: '715.00' })
    expect(held).toMatchObject({ rate: '7.1500', coinAmount: '100.000000' })
    await site.platform.settings.set('cashier', { depositRate: '7.2000' })
    const ask = (quoteId: unknown) => member.call(calls.coinTransfer, { quoteId, amount: '715.00' })
    const made = await ask(held['quoteId'])
    expect(made).toMatchObject({
      data: { direction: 'deposit', deposit: { coin: { rate: '7.1500' } } },
    })
    expect(await ask(held['quoteId'])).toMatchObject(refusal('quote-expired'))
    const old = await quote(member)
    site.platform.clock.advance?.(10 * minuteMs)
    expect(await ask(old['quoteId'])).toMatchObject(refusal('quote-expired'))
    await site.platform.settings.set('cashier', { depositRate: '7.1500' })
  })

  it('are valid for their own member and network, and repeated by their request id', async () => {
    const [member, stranger] = [await depositor(site), await depositor(site)]
    const { quoteId } = await quote(member)
    const body = { quoteId, amount: '715.00' }
    expect(await stranger.call(calls.coinTransfer, body)).toMatchObject(refusal('quote-expired'))
    const erc = { rail: 'usdt-erc20', ...body }
    expect(await member.call(calls.pay, erc)).toMatchObject(refusal('quote-expired'))
    const bank = { rail: 'bank', ...body }
    expect(await member.call(calls.pay, bank)).toMatchObject(refusal('invalid-parameter'))
    const id = randomUUID()
    const first = await member.call(calls.coinTransfer, body, id)
    expect(await member.call(calls.coinTransfer, body, id)).toEqual(first)
  })

  it('cannot be used for a deposit during a break, but for a withdrawal', async () => {
    const member = await depositor(site)
    const { quoteId } = await quote(member)
    await site.platform.sql`
      insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
    const answer = await member.call(calls.coinTransfer, { quoteId, amount: '715.00' })
    expect(answer).toMatchObject(refusal('self-excluded'))
    const out = await member.call(calls.transferRate, { network: 'trc20', direction: 'withdraw' })
    expect(out).toMatchObject({ data: { rate: '7.2500' } })
  })

  it('give fewer coins for an amount than they take for it', async () => {
    const member = await depositor(site)
    const amount = '10000.00'
    const [taken, given] = [
      await quote(member, { amount }),
      await quote(member, { direction: 'withdraw', amount }),
    ]
    expect(Number(given['coinAmount'])).toBeLessThan(Number(taken['coinAmount']))
  })

  it('lists the networks with both rates', async () => {
    const member = await depositor(site)
    expect((await member.call(calls.coinList, { language: 'zh-TW' })).data).toMatchObject([
      { network: 'trc20', depositRate: '7.1500', withdrawRate: '7.2500', open: true },
      { network: 'erc20', title: '以太坊網路 ERC20' },
    ])
  })
})
