import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PriceTarget } from '@xinghe/contract/sports-target.ts'
import { hourMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { ended, kickedOff, plainMarkets, runningMarkets } from '../../../../test/sports-news.ts'
import { until } from '../../../../test/until.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { OfferedMarket } from '../feed/feed.ts'

let site: TestSite
let noon: Instant
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
})
afterAll(() => site.close())
beforeEach(() => sendBook(site, noon))

const home = { matchId: 'today', marketId: 'today.M..', side: 'H' }
const waitFor = (bettor: Bettor, target: number, pick: object = home): Promise<PriceTarget[]> =>
  bettor.ask('savePriceTarget', { ...pick, target })
const targetsOf = (bettor: Bettor): Promise<PriceTarget[]> => bettor.ask('priceTargets')
const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal

/** The home side of the winner market at this price. */
const winnerAt = (markets: readonly OfferedMarket[], hk: number): OfferedMarket[] =>
  markets.map((market, at) =>
    at === 0 ? { ...market, offers: ['H', hk, 'N', 230, 'C', 260] } : market,
  )
const priced = async (hk: number): Promise<void> => {
  const at = site.platform.clock.now()
  const markets = winnerAt(plainMarkets, hk)
  site.parts.sports.bookWriter.hear([
    { kind: 'prices', at, matchId: 'today', running: false, markets },
  ])
  await site.parts.sports.targets.check()
}
/** New targets reach the watch by a notification, so that a comparison may come before it. */
const compared = (bettor: Bettor, state: PriceTarget['state']): Promise<PriceTarget[]> =>
  until(`a target that is ${state}`, async () => {
    await site.parts.sports.targets.check()
    const targets = await targetsOf(bettor)
    return targets.some((target) => target.state === state) ? targets : null
  })
const told = async (bettor: Bettor): Promise<number> => {
  const rows = await site.platform.sql`
    select from event where kind = 'price-reached' and body ->> 'memberId' = ${bettor.id}`
  return rows.length
}

describe('a price target', () => {
  it('is reached once, at the price that it was reached with', async () => {
    const bettor = await bettorWith(site, 0n)
    expect(await waitFor(bettor, 120)).toMatchObject([
      { matchId: 'today', play: 'M', side: 'H', home: '临江', target: 120, direction: 'up' },
    ])
    await priced(119)
    expect(await targetsOf(bettor)).toMatchObject([{ state: 'waiting', reachedAt: null }])
    await priced(125)
    const [reached] = await compared(bettor, 'reached')
    expect(reached).toMatchObject({ state: 'reached', reachedPrice: 125 })
    expect(reached?.reachedAt).toBeGreaterThanOrEqual(reached?.setAt ?? Infinity)
    await priced(110)
    await priced(130)
    expect(await targetsOf(bettor)).toMatchObject([{ reachedPrice: 125 }])
    expect(await told(bettor)).toBe(1)
  })

  it('waits for a lower price too, and not for the price of now', async () => {
    const bettor = await bettorWith(site, 0n)
    expect(await refusalOf(bettor.send('savePriceTarget', { ...home, target: 110 }))).toBe(
      'resource-parameter',
    )
    expect(await waitFor(bettor, 90)).toMatchObject([{ direction: 'down' }])
    await priced(88)
    expect(await compared(bettor, 'reached')).toMatchObject([{ reachedPrice: 88 }])
  })

  it('goes on in play, while the market takes bets', async () => {
    const bettor = await bettorWith(site, 0n)
    await waitFor(bettor, 150)
    const at = site.platform.clock.now()
    const { hear } = site.parts.sports.bookWriter
    const price = (hk: number) =>
      hear([
        {
          kind: 'prices',
          at,
          matchId: 'today',
          running: true,
          markets: winnerAt(runningMarkets, hk),
        },
      ])
    hear([...kickedOff('today', at), { kind: 'status', at, matchId: 'today', status: 'suspended' }])
    price(160)
    await site.parts.sports.targets.check()
    expect(await targetsOf(bettor)).toMatchObject([{ state: 'waiting' }])
    hear([{ kind: 'status', at, matchId: 'today', status: 'open' }])
    expect(await compared(bettor, 'reached')).toMatchObject([{ reachedPrice: 160 }])
  })

  it('is over with its match', async () => {
    const bettor = await bettorWith(site, 0n)
    await waitFor(bettor, 500, { matchId: 'other', marketId: 'other.M..', side: 'H' })
    site.parts.sports.bookWriter.hear(ended('other', site.platform.clock.now(), [1, 0]))
    expect(await compared(bettor, 'over')).toHaveLength(1)
    expect(await told(bettor)).toBe(0)
  })

  it('is removed by its member alone', async () => {
    const [bettor, other] = [await bettorWith(site, 0n), await bettorWith(site, 0n)]
    const [target] = await waitFor(bettor, 120)
    expect(await other.ask('deletePriceTarget', { id: target?.id ?? '' })).toEqual([])
    expect(await targetsOf(bettor)).toHaveLength(1)
    expect(await bettor.ask('deletePriceTarget', { id: target?.id ?? '' })).toEqual([])
    await priced(130)
    expect(await told(bettor)).toBe(0)
  })

  it('is one of twenty, and the same one only once', async () => {
    const bettor = await bettorWith(site, 0n)
    for (let target = 121; target < 140; target += 1) await waitFor(bettor, target)
    expect(await waitFor(bettor, 130)).toHaveLength(19)
    expect(await waitFor(bettor, 140)).toHaveLength(20)
    expect(await refusalOf(bettor.send('savePriceTarget', { ...home, target: 300 }))).toBe(
      'list-full',
    )
    await priced(121)
    await compared(bettor, 'reached')
    expect(await waitFor(bettor, 300)).toHaveLength(21)
  })

  it('is for prices of matches that the book has', async () => {
    const bettor = await bettorWith(site, 0n)
    const unknown = { ...home, marketId: 'today.M.4.', target: 120 }
    expect(await refusalOf(bettor.send('savePriceTarget', unknown))).toBe('resource-empty')
    const title = { matchId: 'league-1-s1', marketId: 'league-1-s1.FS..', side: 't1', target: 120 }
    expect(await refusalOf(bettor.send('savePriceTarget', title))).toBe('resource-empty')
  })
})

it('the matches of alerts are marked, of marked leagues or of open bets, running ones first', async () => {
  const bettor = await bettorWith(site, 100_000n)
  expect(await bettor.ask('alertMatches')).toEqual([])
  const { sql } = site.platform
  await sql`
    insert into sports_favourite (member_id, kind, id, made_at)
    values (${bettor.id}, 'match', 'early', ${timestamp(noon)}),
           (${bettor.id}, 'match', 'live', ${timestamp(noon)}),
           (${bettor.id}, 'league', 'league-2', ${timestamp(noon)})`
  site.platform.clock.advance?.(3 * hourMs)
  sendBook(site, later(noon, 0))
  expect(await bettor.ask('alertMatches')).toMatchObject([
    { id: 'live', inPlay: true, home: '临江' },
    { id: 'tennis', inPlay: false, home: '陆云飞' },
  ])
})
