import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositOrderStatus } from '@xinghe/contract/wallet-deposit.ts'
import { depositor, verdictsOf } from '../../../../../test/depositor.ts'
import { startSite, type TestSite } from '../../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const press = async (orderId: string, action: string, more: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/sandbox/cashier/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ action, ...more }),
  })
  return { http: response.status, page: await response.text() }
}
const stateOf = async (member: Awaited<ReturnType<typeof depositor>>, orderId: string) =>
  (await member.call(depositOrderStatus, { orderId })).data['state']

describe('the sandbox cashier', () => {
  it('pays by a real callback, repeats it, and shows both results', async () => {
    const member = await depositor(site)
    const { orderId } = await member.order('usdt-erc20', '1000.00')
    const { http, page } = await press(orderId, 'pay')
    expect(http).toBe(200)
    expect(page).toContain('站点答复：HTTP 200，已受理')
    expect(page).toContain('data-state="paid"')
    expect((await press(orderId, 'again')).page).toContain('data-verdict="duplicate"')
    expect(await stateOf(member, orderId)).toBe('paid')
    expect(await verdictsOf(site, orderId)).toEqual(['credited', 'duplicate'])
  })

  it('sends a wrong sum, forged and stale signatures, and no callback', async () => {
    const member = await depositor(site)
    const { orderId } = await member.order('bank')
    expect((await press(orderId, 'never')).page).toContain('没有付款')
    expect((await press(orderId, 'forged')).page).toContain('HTTP 403，签名不符')
    expect((await press(orderId, 'stale')).page).toContain('HTTP 403，签名过期')
    expect((await press(orderId, 'wrong', { amount: '<b>' })).page).toContain('&lt;b&gt;')
    expect((await press(orderId, 'wrong', { amount: '450.00' })).page).toContain('待人工核对')
    expect(await stateOf(member, orderId)).toBe('reviewing')
    expect(await verdictsOf(site, orderId)).toEqual(['forged', 'stale', 'bad-sum', 'reviewing'])
  })

  it('moves the sandbox clock to the expiry, and pays late', async () => {
    const member = await depositor(site)
    const { orderId } = await member.order('alipay')
    expect((await press(orderId, 'forward')).page).toContain('data-state="expired"')
    expect((await press(orderId, 'late')).page).toContain('data-state="paid-late"')
  })

  it('refuses other machines and forms of other sites, and finds only orders', async () => {
    const member = await depositor(site)
    const { orderId } = await member.order('bank')
    const url = `${site.url}/sandbox/cashier/${orderId}`
    const outside = { 'x-forwarded-for': '203.0.113.9' }
    expect((await fetch(url, { headers: outside })).status).toBe(401)
    const password = Buffer.from('operator:operator-test-password').toString('base64')
    const operator = { ...outside, authorization: `Basic ${password}` }
    expect((await fetch(url, { headers: operator })).status).toBe(200)
    const foreign = await fetch(url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ action: 'pay' }),
    })
    expect(await foreign.json()).toMatchObject({ data: { refusal: 'access-denied' } })
    expect((await fetch(`${site.url}/sandbox/cashier/dep_00000000`)).status).toBe(404)
    expect((await press(orderId, 'rob')).page).toContain('invalid-parameter')
    expect(await stateOf(member, orderId)).toBe('waiting')
  })
})
