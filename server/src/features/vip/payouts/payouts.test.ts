import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimOffers } from '@xinghe/contract/promotions.ts'
import { rebateLines, rebateRates, weekGift } from '@xinghe/contract/vip.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayPeriod, weekPeriod } from '@xinghe/rules/base/period.ts'
import { claimAwards } from '../../../ledger/awards/grant-awards.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { balanceOf } from '../../../../test/ledger.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { goTo, payDue, playAndCount, yuan } from '../../../../test/vip-member.ts'
import { walletMember } from '../../../../test/wallet-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  // From the early morning to the next day's payout a session would end for want of use.
  goTo(site, later(dayPeriod(now()).until, 12 * hourMs))
})
afterAll(() => site.close())

const now = (): Instant => site.platform.clock.now()
/** To 05:00 of the next day, when the day's rebate is due. */
const endDay = async (): Promise<string> => {
  const day = dayPeriod(now())
  goTo(site, later(day.until, 5 * hourMs))
  await payDue(site)
  return day.name
}
const awardsOf = async (memberId: MemberId, source: string) => {
  const rows = await site.platform.sql<
    { id: string; amount: Fen; state: string; period: string }[]
  >`
    select id, amount, state, period from award
    where member_id = ${memberId} and source = ${source} order by offered_at, id`
  return [...rows]
}
const paidOf = async (memberId: MemberId): Promise<Fen[]> =>
  (await awardsOf(memberId, 'rebate')).map(({ amount }) => amount)

describe('the rebate of a day', () => {
  it('is paid once at 04:00, by the grade at the end of the day', async () => {
    const member = await walletMember(site)
    // VIP1 with the second bet: 20,000 × 0.35 % + 5,000 × 0.53 % (half of the edge).
    await playAndCount(site, member.id, yuan(5_000), { category: 'DZ', edgeBp: 106 })
    await playAndCount(site, member.id, yuan(20_000))
    expect((await member.call(rebateRates, {})).data).toMatchObject({
      rates: expect.arrayContaining([{ category: 'TY', low: 30, high: 80, mine: 35 }]),
    })
    const day = dayPeriod(now())
    goTo(site, later(day.until, 3 * hourMs))
    await payDue(site)
    expect(await paidOf(member.id)).toEqual([])
    goTo(site, later(day.until, 4 * hourMs))
    await Promise.all([payDue(site), payDue(site)])
    await payDue(site)
    // 70.00 + 23.00, below half of the edge, which would be 26.50.
    expect(await paidOf(member.id)).toEqual([yuan(93)])
    expect(await balanceOf(site.platform.sql, member.id)).toBe(yuan(93))
    const [transfer] = await site.platform.sql`
      select code, amount from ledger_transfer t
      join ledger_account a on a.id = t.into_account where a.member_id = ${member.id}`
    expect(transfer).toMatchObject({ code: 'rebate', amount: yuan(93) })
    const [line] = await site.platform.sql`
      select asked from turnover_line where member_id = ${member.id}`
    expect(line).toMatchObject({ asked: yuan(93) })
    expect((await member.call(rebateLines, {})).data).toMatchObject({
      total: 1,
      paid: '93.00',
      lines: [
        {
          day: day.name,
          grade: 1,
          parts: [
            { category: 'DZ', rateBp: 46, counted: '5000.00' },
            { category: 'TY', rateBp: 35, counted: '20000.00' },
          ],
          paid: '93.00',
          carried: '0.00',
        },
      ],
    })
  })

  it('never exceeds half of the edge of the game', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(9_000), { category: 'DZ', edgeBp: 30 })
    await endDay()
    expect(await paidOf(member.id)).toEqual([yuan(13.5)])
  })

  it('is carried while it is below one yuan or negative, over days without play', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(200))
    await endDay()
    expect(await paidOf(member.id)).toEqual([])
    await endDay()
    await playAndCount(site, member.id, yuan(200))
    await endDay()
    expect(await paidOf(member.id)).toEqual([yuan(1.2)])
    await playAndCount(site, member.id, yuan(-1_000))
    await endDay()
    await playAndCount(site, member.id, yuan(2_000))
    const day = await endDay()
    expect(await paidOf(member.id)).toEqual([yuan(1.2), yuan(3)])
    expect(await awardsOf(member.id, 'rebate')).toMatchObject([{}, { period: day }])
  })

  it('is at most 88,888', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(40_000_000))
    await endDay()
    expect(await paidOf(member.id)).toEqual([yuan(88_888)])
  })
})

describe('the gift of a week', () => {
  it('is offered from Monday 04:00 to Sunday 24:00, and claimed once', async () => {
    const week = weekPeriod(weekPeriod(now()).until)
    // On Sunday evening, so that the sessions last.
    goTo(site, later(week.until, -2 * hourMs))
    const [member, idle, foreign] = await Promise.all([1, 2, 3].map(() => walletMember(site)))
    if (member === undefined || idle === undefined || foreign === undefined) throw new Error()
    await playAndCount(site, member.id, yuan(10_000))
    await playAndCount(site, idle.id, yuan(9_000))
    expect((await member.call(weekGift, {})).data).toMatchObject({
      week: siteDay(week.from),
      grade: 1,
      counted: '10000.00',
      needed: '1000.00',
      gift: '3.00',
      state: 'growing',
      awardId: null,
    })
    expect((await idle.call(weekGift, {})).data).toMatchObject({ state: 'none', needed: null })
    goTo(site, later(week.until, 4 * hourMs))
    await Promise.all([payDue(site), payDue(site)])
    expect(await awardsOf(idle.id, 'vip-week')).toEqual([])
    const [offer] = await awardsOf(member.id, 'vip-week')
    expect(offer).toMatchObject({ amount: yuan(3), state: 'offered', period: week.name })
    const awardIds = [offer?.id ?? '']
    expect((await member.call(weekGift, {})).data).toMatchObject({
      state: 'offered',
      awardId: offer?.id,
      last: [{ week: siteDay(week.from), amount: '3.00', state: 'offered' }],
    })
    expect((await foreign.call(claimOffers, { awardIds })).data).toMatchObject({
      results: [{ refusal: 'not-found', amount: null }],
    })
    const before = await balanceOf(site.platform.sql, member.id)
    expect((await member.call(claimOffers, { awardIds })).data).toMatchObject({ granted: '3.00' })
    expect((await member.call(claimOffers, { awardIds })).data).toMatchObject({
      results: [{ refusal: 'award-claimed', amount: null }],
    })
    expect(await balanceOf(site.platform.sql, member.id)).toBe(before + yuan(3))
    expect((await member.call(weekGift, {})).data).toMatchObject({
      state: 'growing',
      last: [{ state: 'claimed' }],
    })
  })

  it('is lost after Sunday', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(10_000))
    const { until } = weekPeriod(now())
    goTo(site, later(until, 4 * hourMs))
    await payDue(site)
    const [offer] = await awardsOf(member.id, 'vip-week')
    const claim = (at: Instant) =>
      site.platform.sql.begin(async (tx) => {
        const claimed = await claimAwards(tx, member.id, [offer?.id ?? ''], at)
        return claimed.get(offer?.id ?? '')
      })
    expect(await claim(later(until, 7 * dayMs))).toBe('award-expired')
    expect(await claim(later(until, 7 * dayMs - 1))).toMatchObject({ amount: yuan(3) })
  })
})

describe('the gift of a birthday', () => {
  it('is offered once a year to members with a grade who entered it 30 days before', async () => {
    const members = await Promise.all([1, 2, 3].map(() => walletMember(site)))
    const [known, fresh, plain] = members.map(({ id }) => id)
    if (known === undefined || fresh === undefined || plain === undefined) throw new Error()
    for (const id of [known, fresh]) await playAndCount(site, id, yuan(10_000))
    const birthday = dayPeriod(later(now(), 30 * dayMs))
    const enter = (id: MemberId, at: Instant) => site.platform.sql`
      update member set birthday = ${`1990${birthday.name.slice(4)}`}::date,
                        birthday_entered_at = ${timestamp(at)} where id = ${id}`
    await enter(known, later(birthday.from, -30 * dayMs))
    await enter(plain, later(birthday.from, -30 * dayMs))
    await enter(fresh, later(birthday.from, -30 * dayMs + 1))
    goTo(site, later(birthday.from, 2 * 60_000))
    await payDue(site)
    await endDay()
    expect(await awardsOf(known, 'vip-birthday')).toMatchObject([
      { amount: yuan(8), state: 'offered', period: birthday.name.slice(0, 4) },
    ])
    expect(await awardsOf(fresh, 'vip-birthday')).toEqual([])
    expect(await awardsOf(plain, 'vip-birthday')).toEqual([])
  })
})
