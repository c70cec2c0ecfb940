import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, inPlay, single } from '../../../../test/picks.ts'
import { happened, reportAt, runningMarkets } from '../../../../test/sports-news.ts'
import type { PlacedOrder, PlaceRequest } from '../orders/order.ts'
import { readOrders } from '../orders/store-order.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

/** Football confirms for six seconds. */
const confirmMs = 6_000

const ask = async (
  memberId: MemberId,
  match: string,
  more: Partial<PlaceRequest> = {},
): Promise<PlacedOrder> => {
  const [order] = await fixture.place(memberId, [single(inPlay(match))], more)
  if (order === undefined) throw new Error('no order')
  return order
}

const now = async ({ memberId, requestId }: PlacedOrder): Promise<PlacedOrder | undefined> =>
  (await readOrders(fixture.sql, memberId, requestId))[0]

const priced = (matchId: string, home: number, away: number): void =>
  fixture.hear({
    kind: 'prices',
    at: fixture.now(),
    matchId,
    running: true,
    markets: runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, offers: ['H', home, 'C', away] } : market,
    ),
  })

/** Everything that a refusal must leave as it was before the bet. */
const traces = async (memberId: MemberId, match: string) => {
  const used = await dayUse(fixture.sql, memberId)
  return {
    venue: (await fixture.wallet(memberId)).venue,
    exposures: [
      await fixture.exposure(`match:${match}`),
      await fixture.exposure(`market:${match}.RE.-2.`),
    ],
    counters: [used?.wager, used?.loss],
    dayRisk: used?.book,
  }
}
const untouched = { venue: 100_000n, exposures: [0n, 0n], counters: [0n, 0n], dayRisk: 0n }

const events = async ({ id }: PlacedOrder): Promise<unknown[]> =>
  (
    await fixture.sql<{ state: string }[]>`
      select body ->> 'state' as state from event
      where kind = 'bet-changed' and body ->> 'betId' = ${id} order by event.id`
  ).map(({ state }) => state)

describe('an order in play', () => {
  it('is confirming with its stake taken, and accepted at the deadline', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    expect(order).toMatchObject({ state: 'confirming', ticket: null, acceptedAt: null })
    expect(order.deadline).toBe(fixture.now() + confirmMs)
    expect((await fixture.wallet(id)).venue).toBe(99_000n)
    fixture.pass(confirmMs - 1)
    await fixture.placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    fixture.pass(101)
    await fixture.placing.decideDue()
    const accepted = await now(order)
    // As of the newest time that the feed has told completely.
    const acceptedAt = later(fixture.now(), -1)
    expect(accepted).toMatchObject({ state: 'open', acceptedAt, risk: 1_000n })
    expect(accepted?.ticket).toMatch(/^XH260715/)
    expect(accepted?.legs[0]).toMatchObject({ scoreAtBet: { home: 0, away: 0 } })
    expect((await fixture.wallet(id)).venue).toBe(99_000n)
    expect(await events(order)).toEqual(['open'])
  })

  it('that fails at its decision delays no other order, and is retried soon', async () => {
    const [one, two, match] = [
      await fixture.member(),
      await fixture.member(),
      fixture.runningMatch(),
    ]
    const [bad, good] = [await ask(one, match), await ask(two, match)]
    await fixture.owner.unsafe(`
      alter table sports_bet add constraint poisoned
        check (member_id <> '${one}' or state <> 'open') not valid`)
    fixture.pass(confirmMs + 101)
    await fixture.placing.decideDue()
    const states = async () => [(await now(bad))?.state, (await now(good))?.state]
    expect(await states()).toEqual(['confirming', 'open'])
    await fixture.owner`alter table sports_bet drop constraint poisoned`
    // Long before another process would treat the order as orphaned.
    fixture.pass(2_101)
    await fixture.placing.decideDue()
    expect(await states()).toEqual(['open', 'open'])
    expect(await events(bad)).toEqual(['open'])
  })

  it('is refused at once when a goal falls between quote and place', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    fixture.hear(happened(match, fixture.now(), 'score', reportAt([1, 0])))
    const order = await ask(id, match)
    expect(order).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect((await fixture.wallet(id)).venue).toBe(100_000n)
  })

  it.each([
    [
      'a goal',
      'score-moved',
      (match: string) => fixture.hear(happened(match, fixture.now(), 'score', reportAt([1, 0]))),
    ],
    [
      'a red card',
      'red-card',
      (match: string) =>
        fixture.hear(happened(match, fixture.now(), 'red', reportAt([0, 0], false, [0, 1]))),
    ],
    ['another price', 'price-moved', (match: string) => priced(match, 97, 93)],
    [
      'a suspension',
      'market-suspended',
      (matchId: string) =>
        fixture.hear({ kind: 'status', at: fixture.now(), matchId, status: 'suspended' }),
    ],
    [
      'the end',
      'market-closed',
      (matchId: string) =>
        fixture.hear({ kind: 'status', at: fixture.now(), matchId, status: 'closed' }),
    ],
    [
      'a line that is gone',
      'market-closed',
      (matchId: string) =>
        fixture.hear({ kind: 'prices', at: fixture.now(), matchId, running: true, markets: [] }),
    ],
  ] as const)('is refused after %s, and all it took comes back', async (_what, why, happen) => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    happen(match)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: why, ticket: null })
    expect(await traces(id, match)).toEqual(untouched)
    expect(await events(order)).toEqual(['refused'])
  })

  it('is refused when an operator suspends the match while it is confirming', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    fixture.bookWriter.setSuspensions([{ matchId: match, marketId: '' }])
    fixture.pass(confirmMs + 100)
    await Promise.all([fixture.placing.decideDue(), fixture.second().decideDue()])
    fixture.bookWriter.setSuspensions([])
    expect((await now(order))?.refusedWhy).toBe('market-suspended')
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('is accepted at the better price of the deadline if the policy allows it', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match, { policy: 'better' })
    priced(match, 105, 85)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    const accepted = await now(order)
    expect(accepted).toMatchObject({ state: 'open', maxWin: 1_050n })
    expect(accepted?.legs[0]).toMatchObject({ hk: 105, odds: { type: 'H', shown: 105 } })
    expect(await fixture.exposure(`market:${match}.RE.-2.`)).toBe(1_050n)
  })

  it('confirms a combination as a whole', async () => {
    const [id, early, match] = [await fixture.member(), fixture.match(), fixture.runningMatch()]
    const picks = [handicap(early), inPlay(match)]
    const [order] = await fixture.place(id, [{ code: '2x1', stake: 1_000n, picks }], {
      policy: 'any',
    })
    if (order === undefined) throw new Error('no order')
    expect(order.state).toBe('confirming')
    priced(match, 102, 88)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    const accepted = await now(order)
    expect(accepted?.state).toBe('open')
    expect(accepted?.legs.map(({ hk }) => hk)).toEqual([98, 102])
    expect(await fixture.exposure(`match:${early}`)).toBe(accepted?.maxWin)
  })

  it('refuses a combination as a whole, and marks the leg that caused it', async () => {
    const [id, early, match] = [await fixture.member(), fixture.match(), fixture.runningMatch()]
    const picks = [handicap(early), inPlay(match)]
    const [order] = await fixture.place(id, [{ code: '2x1', stake: 1_000n, picks }])
    if (order === undefined) throw new Error('no order')
    fixture.hear(happened(match, fixture.now(), 'score', reportAt([1, 0])))
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    const refused = await now(order)
    expect(refused).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect(refused?.legs).toMatchObject([{ matchId: early }, { matchId: match }])
    expect(refused?.legs.map(({ refusedWhy }) => refusedWhy)).toEqual([undefined, 'score-moved'])
  })
})

/** An order whose process is gone before its deadline. */
const askAndDie = async (memberId: MemberId, match: string): Promise<PlacedOrder> => {
  const dead = fixture.second()
  const how = { requestId: randomUUID(), oddsType: 'H', policy: 'none' } as const
  const { orders } = await dead.place(memberId, { ...how, bets: [single(inPlay(match))] })
  const [order] = orders
  await dead.close()
  if (order === undefined) throw new Error('no order')
  return order
}

describe('a due order', () => {
  it('is decided once, although several processes try', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    const other = fixture.second()
    fixture.hear(happened(match, fixture.now(), 'score', reportAt([1, 0])))
    fixture.pass(20_000)
    await Promise.all([fixture.placing.decideDue(), other.decideDue(), other.decideDue()])
    expect(await traces(id, match)).toEqual(untouched)
    expect(await events(order)).toEqual(['refused'])
  })

  it('is decided by the timer', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    fixture.pass(confirmMs + 100)
    await vi.waitFor(async () => expect((await now(order))?.state).toBe('open'))
  })

  it('of a dead process is decided by another process and its book', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await askAndDie(id, match)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    // The process that placed the order may still be deciding it.
    expect((await now(order))?.state).toBe('confirming')
    fixture.pass(5_000)
    await fixture.placing.decideDue()
    expect((await now(order))?.state).toBe('open')
  })

  it('is refused as feed-silent without a living feed', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    fixture.pass(confirmMs + 100)
    fixture.hear({ kind: 'snapshot-begins', at: fixture.now() })
    await fixture.placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    fixture.pass(3_000)
    await fixture.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'feed-silent' })
    expect((await fixture.wallet(id)).venue).toBe(100_000n)
    fixture.hear({ kind: 'snapshot-over', at: fixture.now() })
  })

  it('is decided only when the book has been told past its deadline', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    fixture.pass(4_000)
    const goalAt = later(fixture.now(), 1_000)
    fixture.wait(confirmMs - 4_000 + 1_000)
    await fixture.placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    fixture.hear(happened(match, goalAt, 'score', reportAt([1, 0])))
    fixture.pass(100)
    await fixture.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('is refused after three seconds when the book has not been told past its deadline', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const order = await ask(id, match)
    fixture.pass(confirmMs - 100)
    fixture.wait(3_000)
    await fixture.placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    fixture.wait(200)
    await fixture.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'feed-silent' })
    expect(await traces(id, match)).toEqual(untouched)
    expect(await events(order)).toEqual(['refused'])
    fixture.pass(100)
  })

  it('is returned to a repeated request, both while it is confirming and afterwards', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const requestId = randomUUID()
    const first = await ask(id, match, { requestId })
    expect(await ask(id, match, { requestId })).toEqual(first)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    expect(await ask(id, match, { requestId })).toMatchObject({ id: first.id, state: 'open' })
  })

  it('is refused when the better price would exceed the liability limit', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const normal = fixture.settings.get('book')
    const order = await ask(id, match, { policy: 'any' })
    await fixture.settings.set('book', { marketLiability: '10.00' })
    priced(match, 101, 89)
    fixture.pass(confirmMs + 100)
    await fixture.placing.decideDue()
    await fixture.settings.set('book', normal)
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'market-limit' })
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('is never made from a quote that the board cannot have shown', async () => {
    const [id, match] = [await fixture.member(), fixture.runningMatch()]
    const [order] = await fixture.place(id, [
      single(inPlay(match, { live: null })),
      single(inPlay(match, { hk: hkPrice(5_000) })),
    ])
    expect(order?.refusedWhy).toBe('score-moved')
  })
})
