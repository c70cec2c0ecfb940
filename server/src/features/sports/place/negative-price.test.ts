import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { inPlay, single } from '../../../../test/picks.ts'
import { runningMarkets } from '../../../../test/sports-news.ts'
import type { PlacedOrder } from '../orders/order.ts'
import { readOrders } from '../orders/store-order.ts'
import { timestamp } from '../../../platform/database/value.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

/** Ten yuan at HK 0.98, which is -1.02 in the Indonesian view: 10.20 are at risk. */
const ask = async (memberId: MemberId, match: string): Promise<PlacedOrder> => {
  const [order] = await fixture.place(memberId, [single(inPlay(match))], {
    policy: 'any',
    oddsType: 'I',
  })
  if (order === undefined) throw new Error('no order')
  expect(order).toMatchObject({ state: 'confirming', risk: 1_020n })
  return order
}

/** The price moves, and the countdown ends. */
const decideAt = async (match: string, hk: number, ...orders: readonly PlacedOrder[]) => {
  fixture.hear({
    kind: 'prices',
    at: fixture.now(),
    matchId: match,
    running: true,
    markets: runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, offers: ['H', hk, 'C', 190 - hk] } : market,
    ),
  })
  fixture.pass(6_100)
  await fixture.placing.decideDue()
  const decided = orders.map(async ({ memberId, requestId }) => {
    const [order] = await readOrders(fixture.sql, memberId, requestId)
    if (order === undefined) throw new Error('no order')
    return order
  })
  return Promise.all(decided)
}

const used = async (memberId: MemberId): Promise<readonly Fen[]> => {
  const day = await dayUse(fixture.sql, memberId)
  return day === null ? [] : [day.wager, day.loss, day.book]
}

describe('at the deadline, with the policy `any`, a negative price', () => {
  it('that got better returns the part of the stake that is no longer at risk', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const [order] = await decideAt(match, 99, await ask(id, match))
    expect(order).toMatchObject({ state: 'open', risk: 1_010n, maxWin: 1_000n })
    expect((await fixture.wallet(id)).venue).toBe(98_990n)
    expect(await used(id)).toEqual([1_010n, 1_010n, 1_010n])
  })

  it('that got worse takes the additional risk, even from the centre', async () => {
    const [id, match] = [
      await fixture.member({ venue: 1_050n, centre: 500n }),
      fixture.runningMatch(),
    ]
    const [order] = await decideAt(match, 90, await ask(id, match))
    expect(order).toMatchObject({ state: 'open', risk: 1_110n, maxWin: 1_000n })
    expect(order?.legs[0]).toMatchObject({ odds: { type: 'I', shown: -111 } })
    expect(await fixture.wallet(id)).toEqual({ venue: 0n, centre: 440n })
    expect(await used(id)).toEqual([1_110n, 1_110n, 1_110n])
  })

  it('that needs more than the balance refuses the bet as risk-grown and returns the stake', async () => {
    const [id, match] = [
      await fixture.member({ venue: 1_100n, centre: 500n }),
      fixture.runningMatch(),
    ]
    await fixture.sql`update member set auto_transfer = false where id = ${id}`
    const [order] = await decideAt(match, 90, await ask(id, match))
    expect(order).toMatchObject({ state: 'refused', refusedWhy: 'risk-grown' })
    expect(await fixture.wallet(id)).toEqual({ venue: 1_100n, centre: 500n })
    expect(await used(id)).toEqual([0n, 0n, 0n])
    expect(await fixture.exposure(`match:${match}`)).toBe(0n)
  })

  it('that exceeds a limit of the house or of the member refuses the bet by the name of the limit', async () => {
    const { memberDay } = fixture.settings.get('book')
    const [one, two, match] = [
      await fixture.member(),
      await fixture.member(),
      fixture.runningMatch(),
    ]
    const first = await ask(one, match)
    await fixture.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${two}, 'wager', 'day', 1100, ${timestamp(fixture.now())})`
    const second = await ask(two, match)
    const [, own] = await decideAt(match, 90, first, second)
    expect(own).toMatchObject({ state: 'refused', refusedWhy: 'limit-reached' })
    await fixture.settings.set('book', { memberDay: '22.00' })
    const third = await ask(one, fixture.runningMatch())
    const [house] = await decideAt(third.legs[0]?.matchId ?? '', 90, third)
    await fixture.settings.set('book', { memberDay })
    expect(house).toMatchObject({ state: 'refused', refusedWhy: 'member-day-limit' })
  })
})
