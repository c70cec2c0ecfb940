import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import { dayMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { settlementFixture, leg } from '../../../test/settlement-fixture.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../test/venue-member.ts'
import { timestamp } from '../../platform/database/value.ts'

let site: TestSite
let member: VenueMember
/** 2026-03-01 in GMT+8. */
const dayStart = instant(Date.parse('2026-02-28T16:00:00Z'))
let at: Instant = dayStart

beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  member = await memberWith(site, 100_000n)
  await member.transfer('CRTY', 1, 100_000n)
  await placeBets()
})
afterAll(() => site.close())

/** Bets at chosen times: an old won one, a running parlay, and an order that was not accepted. */
const placeBets = async (): Promise<void> => {
  const { sql } = site.platform
  const book = settlementFixture(sql, () => at)
  for (const id of ['m1', 'm2']) {
    await book.match(id)
    await sql`update sports_match set home_name = '临江', away_name = '北岭' where id = ${id}`
  }
  await book.match('title', 'champion')
  at = later(dayStart, -60_000)
  const old = await book.bet(member.id, 1_000n, [leg('m1', 'R', 'C', { line: -2, view: 'H' })])
  await sql`
    update sports_bet set state = 'settled', result = 'W', net = 950, payout = 1950, turnover = 950,
                          settled_at = ${timestamp(dayStart)}, explanation = '全场让球：盈利9.50元。'
    where id = ${old}`
  at = later(dayStart, 60_000)
  await book.bet(member.id, 500n, [leg('m1', 'M', 'H'), leg('m2', 'OU', 'O', { line: 10 })], '2x1')
  at = later(dayStart, 120_000)
  await book.bet(member.id, 300n, [leg('title', 'FS', 't1', { sideName: '沙洲', price: 350 })])
  await sql`
    insert into sports_bet (member_id, request_id, position, body_hash, state, code, stake, risk,
                            max_win, policy, usd_rate, placed_at, refused_why)
    values (${member.id}, 'refused-one', 0, '', 'refused', 'single', 100, 100, 0, 'any', 72000,
            ${timestamp(at)}, 'price-moved')`
}

const march = {
  from: new Date(dayStart - 10 * dayMs).toISOString(),
  to: new Date(dayStart + 10 * dayMs).toISOString(),
}

describe('betRecordTotal', () => {
  it('sums bets by venue and by GMT+8 day, and leaves refused orders out', async () => {
    const { data } = await member.call(betRecordTotal, march)
    expect(data).toEqual({
      count: 3,
      risk: '18.00',
      net: '9.50',
      turnover: '9.50',
      venues: [{ channelCode: 'CRTY', title: '星河体育', count: 3, risk: '18.00', net: '9.50' }],
      days: [
        { day: '2026-02-28', risk: '10.00', net: '9.50' },
        { day: '2026-03-01', risk: '8.00', net: '0.00' },
      ],
    })
  })

  it('filters by venue and by state', async () => {
    const totalOf = async (more: object) =>
      (await member.call(betRecordTotal, { ...march, ...more })).data['count']
    expect(await totalOf({ channelCode: 'CRTY' })).toBe(3)
    expect(await totalOf({ channelCode: 'SBX' })).toBe(0)
    expect(await totalOf({ state: 'open' })).toBe(2)
    expect(await totalOf({ state: 'settled' })).toBe(1)
  })
})

describe('betRecordList', () => {
  const listOf = async (more: object = {}) => {
    const { data } = await member.call(betRecordList, { ...march, ...more })
    return data['list'] as Record<string, unknown>[]
  }

  it('describes each bet in a line, newest first', async () => {
    expect((await listOf()).map(({ what }) => what)).toEqual([
      '测试联赛 冠军 沙洲 @4.50',
      '2串1：临江 对 北岭 全场独赢 临江 @1.95；临江 对 北岭 全场大小 大 2.5 @1.95',
      '临江 对 北岭 全场让球 北岭 0.5 @0.95',
    ])
  })

  it('shows the result of a settled bet, in the reader’s script', async () => {
    const [won] = await listOf({ state: 'settled', language: 'zh-TW' })
    expect(won).toMatchObject({
      title: '星河體育',
      what: '臨江 對 北嶺 全場讓球 北嶺 0.5 @0.95',
      risk: '10.00',
      net: '9.50',
      result: 'W',
      turnover: '9.50',
      explanation: '全場讓球：盈利9.50元。',
    })
  })

  it('pages, with the total also past the end', async () => {
    const second = await listOf({ pageNum: 2, pageSize: 2 })
    expect(second.map(({ result }) => result)).toEqual(['W'])
    const past = await member.call(betRecordList, { ...march, pageNum: 9 })
    expect(past.data).toEqual({ total: 3, list: [] })
  })

  it('shows no other member’s', async () => {
    const stranger = await memberWith(site, 0n)
    expect((await stranger.call(betRecordList, march)).data).toEqual({ total: 0, list: [] })
  })

  it.each([
    ['no period', {}],
    ['an end before the begin', { from: march.to, to: march.from }],
    ['what was before five years', { from: '2015-01-01T00:00:00Z', to: '2015-01-02T00:00:00Z' }],
    ['another state', { ...march, state: 'refused' }],
    ['page zero', { ...march, pageNum: 0 }],
    ['a page of a thousand', { ...march, pageSize: 1_000 }],
  ])('does not take %s', async (_, input) => {
    expect((await member.call(betRecordList, input)).data.refusal).toBe('invalid-parameter')
  })

  it('requires a session', async () => {
    expect((await site.call(betRecordList, march)).data.refusal).toBe('session-expired')
  })
})
