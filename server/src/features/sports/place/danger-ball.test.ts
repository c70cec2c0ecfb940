import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { handicap, inPlay, single } from '../../../../test/picks.ts'
import { happened, reportAt, runningMarkets } from '../../../../test/sports-news.ts'
import type { PlacedOrder, PlaceRequest } from './order.ts'
import { readOrders } from './store-order.ts'

let desk: BettingDesk
beforeAll(async () => {
  desk = await openBettingDesk()
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

/** Football confirms for six seconds. */
const confirmMs = 6_000

const ask = async (
  memberId: MemberId,
  match: string,
  more: Partial<PlaceRequest> = {},
): Promise<PlacedOrder> => {
  const [order] = await desk.place(memberId, [single(inPlay(match))], more)
  if (order === undefined) throw new Error('no order')
  return order
}

const now = async ({ memberId, requestId }: PlacedOrder): Promise<PlacedOrder | undefined> =>
  (await readOrders(desk.sql, memberId, requestId))[0]

const priced = (matchId: string, home: number, away: number): void =>
  desk.hear({
    kind: 'prices',
    at: desk.now(),
    matchId,
    running: true,
    markets: runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, offers: ['H', home, 'C', away] } : market,
    ),
  })

/** Everything that a refusal must leave as it was before the bet. */
const traces = async (memberId: MemberId, match: string) => {
  const used = await dayUse(desk.sql, memberId)
  return {
    venue: (await desk.wallet(memberId)).venue,
    exposures: [
      await desk.exposure(`match:${match}`),
      await desk.exposure(`market:${match}.RE.-2.`),
    ],
    counters: [used?.wager, used?.loss],
    dayRisk: used?.book,
  }
}
const untouched = { venue: 100_000n, exposures: [0n, 0n], counters: [0n, 0n], dayRisk: 0n }

const events = async ({ id }: PlacedOrder): Promise<unknown[]> =>
  (
    await desk.sql<{ state: string }[]>`
      select body ->> 'state' as state from event
      where kind = 'bet-changed' and body ->> 'betId' = ${id} order by event.id`
  ).map(({ state }) => state)

describe('an order in play', () => {
  it('is confirming with its stake taken, and accepted at the deadline', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    expect(order).toMatchObject({ state: 'confirming', ticket: null, acceptedAt: null })
    expect(order.deadline).toBe(desk.now() + confirmMs)
    expect((await desk.wallet(id)).venue).toBe(99_000n)
    desk.pass(confirmMs - 1)
    await desk.placing.decideDue()
    expect((await now(order))?.state).toBe('confirming')
    desk.pass(101)
    await desk.placing.decideDue()
    const accepted = await now(order)
    expect(accepted).toMatchObject({ state: 'open', acceptedAt: desk.now(), risk: 1_000n })
    expect(accepted?.ticket).toMatch(/^XH260715/)
    expect(accepted?.legs[0]).toMatchObject({ scoreAtBet: { home: 0, away: 0 } })
    expect((await desk.wallet(id)).venue).toBe(99_000n)
    expect(await events(order)).toEqual(['open'])
  })

  it('that cannot be decided holds up no other, and is tried again soon', async () => {
    const [one, two, match] = [await desk.member(), await desk.member(), desk.runningMatch()]
    const [bad, good] = [await ask(one, match), await ask(two, match)]
    await desk.sql`
      alter table sports_bet add constraint poisoned
        check (member_id <> ${desk.sql.unsafe(`'${one}'`)} or state <> 'open') not valid`
    desk.pass(confirmMs + 101)
    await desk.placing.decideDue()
    const states = async () => [(await now(bad))?.state, (await now(good))?.state]
    expect(await states()).toEqual(['confirming', 'open'])
    await desk.sql`alter table sports_bet drop constraint poisoned`
    // Long before anyone would take it for an orphan.
    desk.pass(2_101)
    await desk.placing.decideDue()
    expect(await states()).toEqual(['open', 'open'])
    expect(await events(bad)).toEqual(['open'])
  })

  it('is refused at once when a goal falls between quote and place', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    desk.hear(happened(match, desk.now(), 'score', reportAt([1, 0])))
    const order = await ask(id, match)
    expect(order).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect((await desk.wallet(id)).venue).toBe(100_000n)
  })

  it.each([
    [
      'a goal',
      'score-moved',
      (match: string) => desk.hear(happened(match, desk.now(), 'score', reportAt([1, 0]))),
    ],
    [
      'a red card',
      'red-card',
      (match: string) =>
        desk.hear(happened(match, desk.now(), 'red', reportAt([0, 0], false, [0, 1]))),
    ],
    ['another price', 'price-moved', (match: string) => priced(match, 97, 93)],
    [
      'a suspension',
      'market-suspended',
      (matchId: string) =>
        desk.hear({ kind: 'status', at: desk.now(), matchId, status: 'suspended' }),
    ],
    [
      'the end',
      'market-closed',
      (matchId: string) => desk.hear({ kind: 'status', at: desk.now(), matchId, status: 'closed' }),
    ],
    [
      'a line that is gone',
      'market-closed',
      (matchId: string) =>
        desk.hear({ kind: 'prices', at: desk.now(), matchId, running: true, markets: [] }),
    ],
  ] as const)('is refused after %s, and all it took comes back', async (_what, why, happen) => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    happen(match)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: why, ticket: null })
    expect(await traces(id, match)).toEqual(untouched)
    expect(await events(order)).toEqual(['refused'])
  })

  it('is refused when an operator takes the match away while it is confirming', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    desk.keeper.setHolds([{ matchId: match, marketId: '' }])
    desk.pass(confirmMs + 100)
    await Promise.all([desk.placing.decideDue(), desk.second().decideDue()])
    desk.keeper.setHolds([])
    expect((await now(order))?.refusedWhy).toBe('market-suspended')
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('keeps the better price of the deadline where the policy takes it', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match, { policy: 'better' })
    priced(match, 105, 85)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    const accepted = await now(order)
    expect(accepted).toMatchObject({ state: 'open', maxWin: 1_050n })
    expect(accepted?.legs[0]).toMatchObject({ hk: 105, odds: { type: 'H', shown: 105 } })
    expect(await desk.exposure(`market:${match}.RE.-2.`)).toBe(1_050n)
  })

  it('confirms a combination as a whole', async () => {
    const [id, early, match] = [await desk.member(), desk.match(), desk.runningMatch()]
    const picks = [handicap(early), inPlay(match)]
    const [order] = await desk.place(id, [{ code: '2x1', stake: 1_000n, picks }], { policy: 'any' })
    if (order === undefined) throw new Error('no order')
    expect(order.state).toBe('confirming')
    priced(match, 102, 88)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    const accepted = await now(order)
    expect(accepted?.state).toBe('open')
    expect(accepted?.legs.map(({ hk }) => hk)).toEqual([98, 102])
    expect(await desk.exposure(`match:${early}`)).toBe(accepted?.maxWin)
  })

  it('refuses a combination whole, and names the leg that it was', async () => {
    const [id, early, match] = [await desk.member(), desk.match(), desk.runningMatch()]
    const picks = [handicap(early), inPlay(match)]
    const [order] = await desk.place(id, [{ code: '2x1', stake: 1_000n, picks }])
    if (order === undefined) throw new Error('no order')
    desk.hear(happened(match, desk.now(), 'score', reportAt([1, 0])))
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    const refused = await now(order)
    expect(refused).toMatchObject({ state: 'refused', refusedWhy: 'score-moved' })
    expect(refused?.legs).toMatchObject([{ matchId: early }, { matchId: match }])
    expect(refused?.legs.map(({ refusedWhy }) => refusedWhy)).toEqual([undefined, 'score-moved'])
  })
})

/** An order whose process is gone before its deadline. */
const askAndDie = async (memberId: MemberId, match: string): Promise<PlacedOrder> => {
  const dead = desk.second()
  const how = { requestId: randomUUID(), oddsType: 'H', policy: 'none' } as const
  const { orders } = await dead.place(memberId, { ...how, bets: [single(inPlay(match))] })
  const [order] = orders
  await dead.close()
  if (order === undefined) throw new Error('no order')
  return order
}

describe('nothing is confirming for ever', () => {
  it('is decided once, however many look', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    const other = desk.second()
    desk.hear(happened(match, desk.now(), 'score', reportAt([1, 0])))
    desk.pass(20_000)
    await Promise.all([desk.placing.decideDue(), other.decideDue(), other.decideDue()])
    expect(await traces(id, match)).toEqual(untouched)
    expect(await events(order)).toEqual(['refused'])
  })

  it('is decided by the timer, without anyone asking', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    desk.pass(confirmMs + 100)
    await vi.waitFor(async () => expect((await now(order))?.state).toBe('open'))
  })

  it('a later process decides what a dead one left, by the book that it has', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await askAndDie(id, match)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    // Its own process may still be at it.
    expect((await now(order))?.state).toBe('confirming')
    desk.pass(5_000)
    await desk.placing.decideDue()
    expect((await now(order))?.state).toBe('open')
  })

  it('after a restart, before the feed has said anything, it is refused as silent', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await askAndDie(id, match)
    desk.pass(confirmMs + 5_000)
    await desk.restarted().decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'feed-silent' })
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('without a living feed it is refused, and says so', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const order = await ask(id, match)
    desk.pass(confirmMs + 100)
    desk.hear({ kind: 'snapshot-begins', at: desk.now() })
    await desk.placing.decideDue()
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'feed-silent' })
    expect((await desk.wallet(id)).venue).toBe(100_000n)
    desk.hear({ kind: 'snapshot-over', at: desk.now() })
  })

  it('the same request while it is confirming is the same order', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const requestId = randomUUID()
    const first = await ask(id, match, { requestId })
    expect(await ask(id, match, { requestId })).toEqual(first)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    expect(await ask(id, match, { requestId })).toMatchObject({ id: first.id, state: 'open' })
  })

  it('is refused when the liability has no room for the better price', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const normal = desk.settings.get('book')
    const order = await ask(id, match, { policy: 'any' })
    await desk.settings.set('book', { marketLiability: '10.00' })
    priced(match, 101, 89)
    desk.pass(confirmMs + 100)
    await desk.placing.decideDue()
    await desk.settings.set('book', normal)
    expect(await now(order)).toMatchObject({ state: 'refused', refusedWhy: 'market-limit' })
    expect(await traces(id, match)).toEqual(untouched)
  })

  it('rejects a quote that no board of ours has shown', async () => {
    const [id, match] = [await desk.member(), desk.runningMatch()]
    const [order] = await desk.place(id, [
      single(inPlay(match, { live: null })),
      single(inPlay(match, { hk: hkPrice(5_000) })),
    ])
    expect(order?.refusedWhy).toBe('score-moved')
  })
})
