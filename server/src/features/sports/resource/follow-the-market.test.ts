import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { minuteMs, secondMs, siteDay } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { waitForNoon } from '../../../../test/told-book.ts'

let site: TestSite
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({
    VENUE_ADAPTER: 'none',
    FEED_ADAPTER: 'simulator',
    FEED_SPORTS: 'virtual-football',
  })
  // At midnight today's board would be empty.
  waitForNoon(site)
  bettor = await bettorWith(site, 100_000n)
})
afterAll(() => site.close())

const patience = { timeout: 30_000, interval: 100 }

const board = async (showType: 'FT' | 'RB'): Promise<WireMatch[]> =>
  (await bettor.ask('board', { gameType: 'VF', showType })).matches

/** Every side of a market of the match, as a slip sends it. */
const picksOf = (match: WireMatch, play: string) => {
  const market = match.markets.find(([, w]) => w === play)
  if (market === undefined) throw new Error(`${match.gide} has no ${play}`)
  const [gameId, w, ratio, , goalNumber, , offers] = market
  const { sc_FT_H: home = 0, sc_FT_C: away = 0, redcard_h = 0, redcard_c = 0 } = match
  const seen = match.isLive === 1 ? { score: [home, away], reds: [redcard_h, redcard_c] } : null
  return offers.flatMap((side, at) =>
    at % 2 === 0 && Number(offers[at + 1]) > 0
      ? [{ gide: match.gide, gameId, w, side, ratio, goalNumber, ioratio: offers[at + 1], seen }]
      : [],
  )
}

const singles = (picks: readonly object[]) => ({
  oddsType: 'E',
  policy: 'any',
  bets: picks.map((pick) => ({ code: 'single', stake: '100.00', picks: [pick] })),
})

const walletNow = async (): Promise<Fen> => {
  const { data } = await bettor.call(venueBalance, { channelCode: 'CRTY' })
  return fenFromText(String(data['balance'])) ?? -1n
}

it('a client that speaks only the contract follows the market, bets, and is paid', async () => {
  const match = await vi.waitFor(async () => {
    const soon = site.platform.clock.now() + 20 * secondMs
    const first = (await board('FT')).find(
      ({ datetime, markets }) =>
        datetime > soon && markets.some(([, w, , , , state]) => w === 'M' && state === 1),
    )
    if (first === undefined) throw new Error('nothing to bet on yet')
    return first
  }, patience)
  const picks = picksOf(match, 'M')
  const quote = await bettor.ask('quote', { picks, series: false })
  expect(quote.picks.every(({ state }) => state === 'open')).toBe(true)
  expect(quote.balance).toBe(100_000n)

  const [before, during] = [randomUUID(), randomUUID()]
  const placed = await bettor.ask('place', singles(picks), {}, before)
  expect(placed.orders.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
  expect(placed.balance).toBe(70_000n)

  const inPlay = await vi.waitFor(async () => {
    const running = (await board('RB')).find(({ markets }) => markets.some(([, w]) => w === 'RM'))
    if (running === undefined) throw new Error('nothing runs yet')
    return picksOf(running, 'RM').slice(0, 1)
  }, patience)
  const orders = await bettor.ask('place', singles(inPlay), {}, during)
  expect(orders.orders).toHaveLength(1)

  site.platform.clock.advance?.(10 * minuteMs)
  const bets = await vi.waitFor(async () => {
    const all = [
      ...(await bettor.ask('ticket', { requestId: before })),
      ...(await bettor.ask('ticket', { requestId: during })),
    ]
    expect(all.every(({ state }) => state === 'settled' || state === 'refused')).toBe(true)
    return all
  }, patience)

  // One of three comes in, at the price that was kept.
  const onWinner = bets.slice(0, 3)
  expect(onWinner.map(({ result }) => result).toSorted()).toEqual(['L', 'L', 'W'])
  const won = onWinner.find(({ result }) => result === 'W')
  expect(won?.payout).toBe(BigInt(won?.legs[0]?.shown ?? 0) * 100n)
  const settled = bets.filter(({ state }) => state === 'settled')
  const net = settled.reduce((sum, bet) => sum + (bet.net ?? 0n), 0n)
  expect(await walletNow()).toBe(100_000n + net)

  const results = await bettor.ask('results', { gameType: 'VF', date: siteDay(match.datetime) })
  const [home, away] = won?.legs[0]?.score ?? []
  expect(results.find(({ gide }) => gide === match.gide)).toMatchObject({
    gameStatus: 'ended',
    sc_FT_H: home,
    sc_FT_C: away,
  })

  const now = site.platform.clock.now()
  const period = {
    from: new Date(now - 60 * minuteMs).toISOString(),
    to: new Date(now).toISOString(),
  }
  const totals = await bettor.call(betRecordTotal, period)
  expect(totals.data).toMatchObject({ count: settled.length, net: fenToText(net) })
  const records = await bettor.call(betRecordList, period)
  expect(records.data['total']).toBe(settled.length)
}, 90_000)
