import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, inPlay, single } from '../../../../test/picks.ts'
import { happened, kickedOff, listed, reportAt } from '../../../../test/sports-news.ts'
import type { PlacedOrder, WantedBet } from '../orders/order.ts'
import { readOrders } from '../orders/store-order.ts'

let fixture: PlacementFixture
beforeEach(async () => {
  fixture = await openPlacementFixture()
})
afterEach(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const confirmMs = 6_000
const asked = (bet: WantedBet) =>
  ({ requestId: randomUUID(), oddsType: 'H', policy: 'none', bets: [bet] }) as const

/** Orders in play of a process that dies before their deadline. */
const confirmingAtCrash = async (
  ...bettors: readonly (readonly [MemberId, string])[]
): Promise<PlacedOrder[]> => {
  const placed: PlacedOrder[] = []
  for (const [member, match] of bettors)
    placed.push(...(await fixture.place(member, [single(inPlay(match))])))
  await fixture.placing.close()
  return placed
}

const now = async ({ memberId, requestId }: PlacedOrder) =>
  (await readOrders(fixture.sql, memberId, requestId))[0]

describe('before the book is whole', () => {
  it('a request is refused without a stored order, and judged when it is repeated later', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const { placing, hear } = fixture.restarted()
    const request = asked(single(handicap(match)))
    const refused = expect.objectContaining({ refusal: 'book-not-ready' }) as Refused
    await expect(placing.place(id, request)).rejects.toEqual(refused)
    const at = fixture.now()
    hear({ kind: 'snapshot-begins', at }, ...listed(match, later(at, hourMs), at))
    await expect(placing.place(id, request)).rejects.toEqual(refused)
    expect(await readOrders(fixture.sql, id, request.requestId)).toEqual([])
    hear({ kind: 'snapshot-over', at })
    const { orders } = await placing.place(id, request)
    expect(orders.map(({ state }) => state)).toEqual(['open'])
  })

  it('orders that were confirming at the crash wait, and are judged by the events since', async () => {
    const [one, two] = [await fixture.member(), await fixture.member()]
    const [quiet, scored] = [fixture.runningMatch(), fixture.runningMatch()]
    const [accepted, refused] = await confirmingAtCrash([one, quiet], [two, scored])
    if (accepted === undefined || refused === undefined) throw new Error('no orders')
    fixture.pass(confirmMs + 5_000)
    const { placing, hear } = fixture.restarted()
    const at = fixture.now()
    hear({ kind: 'snapshot-begins', at }, ...listed(quiet, at, at), ...kickedOff(quiet, at))
    await placing.decideDue()
    expect((await now(accepted))?.state).toBe('confirming')
    hear(...listed(scored, at, at), ...kickedOff(scored, at))
    hear(happened(scored, at, 'score', reportAt([1, 0])), { kind: 'snapshot-over', at })
    await placing.decideDue()
    expect((await now(accepted))?.state).toBe('open')
    expect(await now(refused)).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect((await fixture.wallet(two)).venue).toBe(100_000n)
  })

  it('an order that was confirming at the crash is refused when no feed comes, and its stake returned', async () => {
    const id = await fixture.member()
    const [order] = await confirmingAtCrash([id, fixture.runningMatch()])
    if (order === undefined) throw new Error('no order')
    const { placing } = fixture.restarted()
    fixture.pass(confirmMs + 29_000)
    await placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    fixture.pass(2_000)
    await placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'feed-silent' })
    expect((await fixture.wallet(id)).venue).toBe(100_000n)
  })
})
