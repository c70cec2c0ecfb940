import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { openCuttingProxy } from '../../../../test/cutting-proxy.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { plainMarkets } from '../../../../test/sports-news.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  )

describe('simultaneous requests', () => {
  it('of two parlays for the last room of a limit accept one', async () => {
    const [one, two] = [await fixture.member(), await fixture.member()]
    const picks = [handicap(fixture.match()), handicap(fixture.match())]
    const normal = fixture.settings.get('book')
    await fixture.settings.set('book', { matchLiability: '50.00' })
    const bet = { code: '2x1', stake: 1_000n, picks }
    const other = fixture.second()
    const request = { requestId: randomUUID(), oddsType: 'H', policy: 'none', bets: [bet] } as const
    const [mine, theirs] = await Promise.all([fixture.place(one, [bet]), other.place(two, request)])
    await fixture.settings.set('book', normal)
    const reasons = [...mine, ...theirs.orders].map(({ refusedWhy }) => refusedWhy)
    expect(reasons).toHaveLength(2)
    expect(reasons).toContain(null)
    expect(reasons).toContain('match-limit')
    expect(await fixture.exposure(`match:${picks[0]?.matchId}`)).toBe(2_920n)
  })

  it('see the exposure that another process has added or released', async () => {
    const [one, two, match] = [await fixture.member(), await fixture.member(), fixture.match()]
    const bet = single(handicap(match))
    const normal = fixture.settings.get('book')
    await fixture.settings.set('book', { marketLiability: '20.00' })
    const other = fixture.second()
    const there = async () => {
      const request = {
        requestId: randomUUID(),
        oddsType: 'H',
        policy: 'none',
        bets: [bet],
      } as const
      return (await other.place(two, request)).orders[0]?.refusedWhy
    }
    const here = async () => (await fixture.place(one, [bet]))[0]?.refusedWhy
    // Each process has seen the sum before the other added to it.
    expect([await here(), await there()]).toEqual([null, null])
    expect([await here(), await there()]).toEqual(['market-limit', 'market-limit'])
    expect(await fixture.exposure(`match:${match}`)).toBe(1_960n)

    await fixture.sql`update sports_exposure set win = 0 where scope like ${`m%:${match}%`}`
    expect([await here(), await there()]).toEqual([null, null])
    await fixture.settings.set('book', normal)
    expect(await fixture.exposure(`match:${match}`)).toBe(1_960n)
    await fixture.sql`update sports_exposure set win = win + 1960 where scope like ${`m%:${match}%`}`
  })

  it('count an exposure from zero again after its row was purged', async () => {
    const [member, match] = [await fixture.member(), fixture.match()]
    const bet = single(handicap(match))
    await fixture.place(member, [bet])
    await fixture.sql`delete from sports_exposure where scope like ${`m%:${match}%`}`
    expect((await fixture.place(member, [bet]))[0]?.refusedWhy).toBe(null)
    expect(await fixture.exposure(`match:${match}`)).toBe(980n)
    await fixture.sql`update sports_exposure set win = win + 980 where scope like ${`m%:${match}%`}`
  })

  it('are judged by the price at the time of their batch', async () => {
    const [one, two, match] = [await fixture.member(), await fixture.member(), fixture.match()]
    const bet = single(handicap(match))
    const first = await fixture.place(one, [bet])
    const waiting = [fixture.place(one, [bet]), fixture.place(two, [bet])]
    const moved = plainMarkets.map((market) =>
      market.play === 'R' ? { ...market, offers: ['H', 90, 'C', 100] } : market,
    )
    fixture.hear({
      kind: 'prices',
      at: fixture.now(),
      matchId: match,
      running: false,
      markets: moved,
    })
    const reasons = (await Promise.all(waiting)).flat().map(({ refusedWhy }) => refusedWhy)
    expect([first[0]?.refusedWhy, ...reasons]).toEqual([null, 'price-moved', 'price-moved'])
  })

  it('of 30 members with 300 bets lose no money, and no balance goes below zero', async () => {
    const match = fixture.match()
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => fixture.member({ venue: 5_000n })),
    )
    const orders = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 10 }, () => fixture.place(id, [single(handicap(match))])),
      ),
    )
    expect(orders.flat().filter(({ state }) => state === 'open')).toHaveLength(150)
    for (const id of ids) expect((await fixture.wallet(id)).venue).toBe(0n)
    expect(await fixture.exposure(`match:${match}`)).toBe(150n * 980n)
  })

  it('of other members are not delayed by a member whose wallet is locked', async () => {
    const [locked, free, match] = [await fixture.member(), await fixture.member(), fixture.match()]
    const release = Promise.withResolvers<void>()
    const lockTaken = Promise.withResolvers<void>()
    const locking = fixture.sql.begin(async (tx) => {
      await tx`select 1 from ledger_account where member_id = ${locked} for update`
      lockTaken.resolve()
      await release.promise
    })
    await lockTaken.promise
    const waiting = fixture.place(locked, [single(handicap(match))])
    const [order] = await fixture.place(free, [single(handicap(match))])
    expect(order?.state).toBe('open')
    release.resolve()
    await locking
    expect((await waiting)[0]?.state).toBe('open')
  })

  it('do not fail with a request that breaks their transaction', async () => {
    const match = fixture.match()
    const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.member()))
    const [bad = ids[0]] = ids.slice(2)
    await fixture.owner.unsafe(
      `alter table sports_bet add constraint poisoned check (member_id <> '${bad}') not valid`,
    )
    const answers = await Promise.allSettled(
      ids.map((id) => fixture.place(id, [single(handicap(match))])),
    )
    await fixture.owner`alter table sports_bet drop constraint poisoned`
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await fixture.exposure(`match:${match}`)).toBe(4n * 980n)
  })

  it('are refused as busy when too many wait, and after closing', async () => {
    const small = fixture.second({ size: { max: 2, most: 3 } })
    const match = fixture.match()
    const ids = await Promise.all(Array.from({ length: 6 }, () => fixture.member()))
    const request = (): Parameters<typeof small.place>[1] => ({
      requestId: randomUUID(),
      oddsType: 'H',
      policy: 'none',
      bets: [single(handicap(match))],
    })
    const answers = await Promise.all(ids.map((id) => refusalOf(small.place(id, request()))))
    expect(answers).toEqual([null, null, null, 'book-busy', 'book-busy', 'book-busy'])
    await small.close()
    expect(await refusalOf(small.place(ids[0] ?? 'mem_', request()))).toBe('book-busy')
  })
})

describe('a connection that is lost at the commit', () => {
  it.each(['after commit', 'before commit'] as const)(
    'leaves every bet placed once, cut %s',
    async (when) => {
      const match = fixture.match()
      const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.member()))
      const proxy = await openCuttingProxy(fixture.url, when)
      const shaky = fixture.second({}, proxy.url)
      const placed = await Promise.all(
        ids.map((id) =>
          shaky.place(id, {
            requestId: randomUUID(),
            oddsType: 'H',
            policy: 'none',
            bets: [single(handicap(match))],
          }),
        ),
      )
      expect(proxy.cuts()).toBe(1)
      await shaky.close()
      proxy.close()
      const orders = placed.flatMap((one) => one.orders)
      expect(orders.map(({ state }) => state)).toEqual(ids.map(() => 'open'))
      for (const id of ids) expect((await fixture.wallet(id)).venue).toBe(99_000n)
      expect(await fixture.exposure(`match:${match}`)).toBe(5n * 980n)
    },
  )
})
