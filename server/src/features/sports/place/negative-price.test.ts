import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { inPlay, single } from '../../../../test/picks.ts'
import { runningMarkets } from '../../../../test/sports-news.ts'
import type { PlacedOrder } from './order.ts'
import { readOrders } from './store-order.ts'

let desk: BettingDesk
beforeAll(async () => {
  desk = await openBettingDesk()
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

/** Ten yuan at HK 0.98, which is -1.02 in the Indonesian view: 10.20 are at risk. */
const ask = async (memberId: MemberId, match: string): Promise<PlacedOrder> => {
  const [order] = await desk.place(memberId, [single(inPlay(match))], {
    policy: 'any',
    oddsType: 'I',
  })
  if (order === undefined) throw new Error('no order')
  expect(order).toMatchObject({ state: 'confirming', risk: 1_020n })
  return order
}

/** The price moves, and the countdown ends. */
const decideAt = async (match: string, hk: number, ...orders: readonly PlacedOrder[]) => {
  desk.hear({
    kind: 'prices',
    at: desk.now(),
    matchId: match,
    running: true,
    markets: runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, offers: ['H', hk, 'C', 190 - hk] } : market,
    ),
  })
  desk.pass(6_100)
  await desk.placing.decideDue()
  const decided = orders.map(async ({ memberId, requestId }) => {
    const [order] = await readOrders(desk.sql, memberId, requestId)
    if (order === undefined) throw new Error('no order')
    return order
  })
  return Promise.all(decided)
}

const used = async (memberId: MemberId): Promise<readonly Fen[]> => {
  const day = await dayUse(desk.sql, memberId)
  return day === null ? [] : [day.wager, day.loss, day.book]
}

describe('at the deadline a negative price, under the policy that takes any', () => {
  it('that got better gives back what it does not risk', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const [order] = await decideAt(match, 99, await ask(id, match))
    expect(order).toMatchObject({ state: 'open', risk: 1_010n, maxWin: 1_000n })
    expect((await desk.wallet(id)).venue).toBe(98_990n)
    expect(await used(id)).toEqual([1_010n, 1_010n, 1_010n])
  })

  it('that got worse takes what it risks more, also from the centre', async () => {
    const [id, match] = [await desk.member({ venue: 1_050n, centre: 500n }), desk.runningMatch()]
    const [order] = await decideAt(match, 90, await ask(id, match))
    expect(order).toMatchObject({ state: 'open', risk: 1_110n, maxWin: 1_000n })
    expect(order?.legs[0]).toMatchObject({ odds: { type: 'I', shown: -111 } })
    expect(await desk.wallet(id)).toEqual({ venue: 0n, centre: 440n })
    expect(await used(id)).toEqual([1_110n, 1_110n, 1_110n])
  })

  it('that asks for more than there is refuses the bet, says so and gives all back', async () => {
    const [id, match] = [await desk.member({ venue: 1_100n, centre: 500n }), desk.runningMatch()]
    await desk.sql`update member set auto_transfer = false where id = ${id}`
    const [order] = await decideAt(match, 90, await ask(id, match))
    expect(order).toMatchObject({ state: 'refused', refusedWhy: 'risk-grown' })
    expect(await desk.wallet(id)).toEqual({ venue: 1_100n, centre: 500n })
    expect(await used(id)).toEqual([0n, 0n, 0n])
    expect(await desk.exposure(`match:${match}`)).toBe(0n)
  })

  it('that passes a limit of the house or of the member refuses the bet by its name', async () => {
    const { memberDay } = desk.settings.get('book')
    const [one, two, match] = [await desk.member(), await desk.member(), desk.runningMatch()]
    const first = await ask(one, match)
    await desk.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${two}, 'wager', 'day', 1100, ${desk.now()})`
    const second = await ask(two, match)
    const [, own] = await decideAt(match, 90, first, second)
    expect(own).toMatchObject({ state: 'refused', refusedWhy: 'limit-reached' })
    await desk.settings.set('book', { memberDay: '22.00' })
    const third = await ask(one, desk.runningMatch())
    const [house] = await decideAt(third.legs[0]?.matchId ?? '', 90, third)
    await desk.settings.set('book', { memberDay })
    expect(house).toMatchObject({ state: 'refused', refusedWhy: 'member-day-limit' })
  })
})
