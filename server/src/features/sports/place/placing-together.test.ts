import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { openCutWay } from '../../../../test/cut-way.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { plainMarkets } from '../../../../test/sports-news.ts'

let desk: BettingDesk
beforeAll(async () => {
  desk = await openBettingDesk()
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  )

describe('many at once', () => {
  it('two parlays on the last of a limit: one of them is taken', async () => {
    const [one, two] = [await desk.member(), await desk.member()]
    const picks = [handicap(desk.match()), handicap(desk.match())]
    const normal = desk.settings.get('book')
    await desk.settings.set('book', { matchLiability: '50.00' })
    const bet = { code: '2x1', stake: 1_000n, picks }
    const other = desk.second()
    const request = { requestId: randomUUID(), oddsType: 'H', policy: 'none', bets: [bet] } as const
    const [mine, theirs] = await Promise.all([desk.place(one, [bet]), other.place(two, request)])
    await desk.settings.set('book', normal)
    const reasons = [...mine, ...theirs.orders].map(({ refusedWhy }) => refusedWhy)
    expect(reasons).toHaveLength(2)
    expect(reasons).toContain(null)
    expect(reasons).toContain('match-limit')
    expect(await desk.exposure(`match:${picks[0]?.matchId}`)).toBe(2_920n)
  })

  it('what another process has taken of a limit is not taken again, and what came free is', async () => {
    const [one, two, match] = [await desk.member(), await desk.member(), desk.match()]
    const bet = single(handicap(match))
    const normal = desk.settings.get('book')
    await desk.settings.set('book', { marketLiability: '20.00' })
    const other = desk.second()
    const there = async () => {
      const request = {
        requestId: randomUUID(),
        oddsType: 'H',
        policy: 'none',
        bets: [bet],
      } as const
      return (await other.place(two, request)).orders[0]?.refusedWhy
    }
    const here = async () => (await desk.place(one, [bet]))[0]?.refusedWhy
    // Each process has seen the sum before the other added to it.
    expect([await here(), await there()]).toEqual([null, null])
    expect([await here(), await there()]).toEqual(['market-limit', 'market-limit'])
    expect(await desk.exposure(`match:${match}`)).toBe(1_960n)

    await desk.sql`update sports_exposure set win = 0 where scope like ${`m%:${match}%`}`
    expect([await here(), await there()]).toEqual([null, null])
    await desk.settings.set('book', normal)
    expect(await desk.exposure(`match:${match}`)).toBe(1_960n)
    await desk.sql`update sports_exposure set win = win + 1960 where scope like ${`m%:${match}%`}`
  })

  it('a sum that was cleared away is counted anew', async () => {
    const [member, match] = [await desk.member(), desk.match()]
    const bet = single(handicap(match))
    await desk.place(member, [bet])
    await desk.sql`delete from sports_exposure where scope like ${`m%:${match}%`}`
    expect((await desk.place(member, [bet]))[0]?.refusedWhy).toBe(null)
    expect(await desk.exposure(`match:${match}`)).toBe(980n)
    await desk.sql`update sports_exposure set win = win + 980 where scope like ${`m%:${match}%`}`
  })

  it('a price that changes between two of a batch: each is judged at the moment of its batch', async () => {
    const [one, two, match] = [await desk.member(), await desk.member(), desk.match()]
    const bet = single(handicap(match))
    const first = await desk.place(one, [bet])
    const waiting = [desk.place(one, [bet]), desk.place(two, [bet])]
    const moved = plainMarkets.map((market) =>
      market.play === 'R' ? { ...market, offers: ['H', 90, 'C', 100] } : market,
    )
    desk.hear({ kind: 'prices', at: desk.now(), matchId: match, running: false, markets: moved })
    const reasons = (await Promise.all(waiting)).flat().map(({ refusedWhy }) => refusedWhy)
    expect([first[0]?.refusedWhy, ...reasons]).toEqual([null, 'price-moved', 'price-moved'])
  })

  it('300 bets of 30 members lose nothing, and none goes below zero', async () => {
    const match = desk.match()
    const ids = await Promise.all(Array.from({ length: 30 }, () => desk.member({ venue: 5_000n })))
    const orders = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 10 }, () => desk.place(id, [single(handicap(match))])),
      ),
    )
    expect(orders.flat().filter(({ state }) => state === 'open')).toHaveLength(150)
    for (const id of ids) expect((await desk.wallet(id)).venue).toBe(0n)
    expect(await desk.exposure(`match:${match}`)).toBe(150n * 980n)
  })

  it('a member whose wallet someone holds delays nobody else', async () => {
    const [held, free, match] = [await desk.member(), await desk.member(), desk.match()]
    const letGo = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holder = desk.sql.begin(async (tx) => {
      await tx`select 1 from ledger_account where member_id = ${held} for update`
      locked.resolve()
      await letGo.promise
    })
    await locked.promise
    const waiting = desk.place(held, [single(handicap(match))])
    const [order] = await desk.place(free, [single(handicap(match))])
    expect(order?.state).toBe('open')
    letGo.resolve()
    await holder
    expect((await waiting)[0]?.state).toBe('open')
  })

  it('one that breaks the transaction fails alone', async () => {
    const match = desk.match()
    const ids = await Promise.all(Array.from({ length: 5 }, () => desk.member()))
    const [bad = ids[0]] = ids.slice(2)
    await desk.sql`
      alter table sports_bet add constraint poisoned check (member_id <> ${desk.sql.unsafe(`'${bad}'`)}) not valid`
    const answers = await Promise.allSettled(
      ids.map((id) => desk.place(id, [single(handicap(match))])),
    )
    await desk.sql`alter table sports_bet drop constraint poisoned`
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await desk.exposure(`match:${match}`)).toBe(4n * 980n)
  })

  it('says that it is busy when too many wait, and after it was closed', async () => {
    const small = desk.second({ size: { max: 2, most: 3 } })
    const match = desk.match()
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.member()))
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
      const match = desk.match()
      const ids = await Promise.all(Array.from({ length: 5 }, () => desk.member()))
      const way = await openCutWay(desk.url, when)
      const shaky = desk.second({}, way.url)
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
      expect(way.cuts()).toBe(1)
      await shaky.close()
      way.close()
      const orders = placed.flatMap((one) => one.orders)
      expect(orders.map(({ state }) => state)).toEqual(ids.map(() => 'open'))
      for (const id of ids) expect((await desk.wallet(id)).venue).toBe(99_000n)
      expect(await desk.exposure(`match:${match}`)).toBe(5n * 980n)
    },
  )
})
