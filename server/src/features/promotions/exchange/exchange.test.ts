import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exchangeGift, exchangeRecord, giftList } from '@xinghe/contract/promotions-exchange.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { bringPointsForward } from './bring-points-forward.ts'
import { readTerms } from './terms.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A member who has played this much. */
const played = async (yuan: number): Promise<WalletMember> => {
  const member = await walletMember(site)
  await setTotal(member, yuan)
  return member
}
const setTotal = (member: WalletMember, yuan: number) => site.platform.sql`
  insert into play_total (member_id, counted) values (${member.id}, ${yuan * 100})
  on conflict (member_id) do update set counted = excluded.counted`
const pointsOf = async (member: WalletMember): Promise<unknown> =>
  (await member.call(giftList, {})).data['points']

describe('points', () => {
  it('come with play, one for ten yuan, and a correction takes none back', async () => {
    const member = await played(10_019)
    expect(await pointsOf(member)).toBe(1_001)
    await setTotal(member, 9_000)
    expect(await pointsOf(member)).toBe(1_001)
    await setTotal(member, 10_030)
    expect(await pointsOf(member)).toBe(1_003)
  })

  it('are added once when a second page asks before the first has ended', async () => {
    const member = await played(500)
    const { sql, clock } = site.platform
    const { terms } = await readTerms(sql, clock.now())
    let second: Promise<unknown> = Promise.resolve()
    await sql.begin(async (tx) => {
      await bringPointsForward(tx, member.id, terms, clock.now())
      second = pointsOf(member)
      await vi.waitFor(async () => {
        const [waiting] = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toBeDefined()
      })
    })
    expect(await second).toBe(50)
  })
})

describe('an exchange', () => {
  it('takes the points and pays the money with its turnover', async () => {
    const member = await played(10_000)
    const answer = await member.call(exchangeGift, { gift: 'cash-8', points: 1_000 })
    expect(answer).toMatchObject({
      status_code: 6000,
      data: { points: 0, centerWalletBalance: '8.00' },
    })
    const lines = await site.platform.sql<{ asked: bigint }[]>`
      select asked from turnover_line where member_id = ${member.id}`
    expect(lines).toEqual([{ asked: 8_00n }])
    expect((await member.call(exchangeRecord, {})).data).toMatchObject({
      total: 1,
      list: [{ gift: '现金8元', points: 1_000, amount: '8.00', state: 'done' }],
    })
    expect((await member.call(exchangeRecord, { language: 'zh-TW' })).data).toMatchObject({
      list: [{ gift: '現金8元' }],
    })
  })

  it('is made once per request id, and only with enough points', async () => {
    const member = await played(15_000)
    const id = randomUUID()
    const wanted = { gift: 'cash-8', points: 1_000 }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => member.call(exchangeGift, wanted, id)),
    )
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1)
    expect(await member.call(exchangeGift, wanted)).toMatchObject({
      status_code: 6012,
      data: { refusal: 'points-too-few', points: 500 },
    })
    expect(await pointsOf(member)).toBe(500)
  })

  it('is refused at another price, for an unknown gift, and for a badge that one has', async () => {
    const member = await played(20_000)
    const refusalOf = async (gift: string, points: number): Promise<unknown> =>
      (await member.call(exchangeGift, { gift, points })).data['refusal']
    expect(await refusalOf('cash-8', 900)).toBe('activity-changed')
    expect(await refusalOf('cash-9', 900)).toBe('not-found')
    expect(await refusalOf('badge', 500)).toBeUndefined()
    expect(await refusalOf('badge', 500)).toBe('award-claimed')
    expect(await pointsOf(member)).toBe(1_500)
    expect((await member.call(giftList, {})).data['gifts']).toMatchObject([
      { id: 'badge', isOwned: true, left: null },
      { id: 'cash-8', isOwned: false },
      {},
      {},
      {},
    ])
  })

  it('gives the last gift of a month to one member', async () => {
    const { sql } = site.platform
    const members = await Promise.all([1, 2, 3].map(() => played(50_000)))
    await sql`insert into gift_taken (gift, month, taken)
              select 'cash-38', to_char(now() at time zone interval '8 hours', 'YYYY-MM'), 9`
    const wanted = { gift: 'cash-38', points: 4_500 }
    const answers = await Promise.all(members.map((one) => one.call(exchangeGift, wanted)))
    const refused = answers.filter(({ status_code: code }) => code !== 6000)
    expect(refused.map(({ data }) => data['refusal'])).toEqual(['gift-sold-out', 'gift-sold-out'])
    const points = await Promise.all(members.map(pointsOf))
    expect(points.toSorted()).toEqual([500, 5_000, 5_000])
  })
})
