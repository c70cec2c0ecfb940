import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpFigures } from '@xinghe/contract/site-figures.ts'
import { startSite, type TestSite } from '../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const figures = async (language: 'zh-CN' | 'zh-TW' = 'zh-CN') =>
  (await site.call(helpFigures, { language })).data as unknown as {
    rails: { title: string }[]
    withdrawals: { methods: { arrival: string }[]; dailyCount: number; dailySum: string }
    coins: { coin: string; depositRate: string; withdrawRate: string }[]
    book: Record<string, string>
    cashOut: { on: boolean; marginBps: number }
    points: { gifts: { title: string; points: number }[] }
    weights: Record<string, number>
  }

describe('the figures of the help pages', () => {
  it('are what the operator has set, for anyone', async () => {
    const before = await figures()
    expect(before.rails.length).toBeGreaterThan(2)
    expect(before.withdrawals.methods.length).toBeGreaterThan(1)
    expect(before.coins.map(({ coin }) => coin)).toContain('USDT')
    expect(before.points.gifts.length).toBeGreaterThan(0)
    expect(before.weights['ZR']).toBe(2_000)

    await site.platform.settings.set('cashier', {
      depositRate: '7.2100',
      withdrawalsPerDay: 7,
      withdrawalSumPerDay: '123456.00',
    })
    await site.platform.settings.set('book', {
      minRisk: '5.00',
      usdRates: [{ from: '2020-01-01', rate: '7.0500' }],
      cashOutOn: false,
      cashOutMarginBps: 650,
    })
    expect(before.cashOut).toEqual({ on: true, marginBps: 400 })
    const after = await figures()
    expect(after.cashOut).toEqual({ on: false, marginBps: 650 })
    expect(after.coins[0]).toMatchObject({ depositRate: '7.2100', withdrawRate: '7.2500' })
    expect(after.withdrawals).toMatchObject({ dailyCount: 7, dailySum: '123456.00' })
    expect(after.book).toMatchObject({ minRisk: '5.00', usdRate: '7.0500', inPlay: '200000.00' })
  })

  it('leave out what is closed', async () => {
    const { sql } = site.platform
    const before = (await figures()).rails.length
    const [closed] = await sql<{ title: string }[]>`
      update payment_rail set open = false
      where code = (select code from payment_rail where open order by position limit 1)
      returning title_cn as title`
    const { rails } = await figures()
    expect(rails).toHaveLength(before - 1)
    expect(rails.map(({ title }) => title)).not.toContain(closed?.title)
    await site.owner`update coin_network set open = false`
    expect((await figures()).coins).toEqual([])
  })

  it('have their words in the language asked for', async () => {
    const [plain, traditional] = [await figures(), await figures('zh-TW')]
    const texts = (from: typeof plain) => from.withdrawals.methods.map(({ arrival }) => arrival)
    expect(texts(traditional)).not.toEqual(texts(plain))
    expect((await site.call(helpFigures, { language: 'fr' })).status_code).toBe(6007)
  })
})
