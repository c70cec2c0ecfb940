import * as z from 'zod/mini'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { wantedPick } from '@xinghe/contract/sports-pick.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { minuteMs, secondMs, siteDay } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { waitForNoon } from '../../../../test/send-book.ts'

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
  await vi.waitFor(() => expect(site.parts.sports.book.isWhole()).toBe(true), { timeout: 60_000 })
})
afterAll(() => site.close())

const board = async (showType: 'FT' | 'RB'): Promise<Match[]> =>
  (await bettor.ask('board', { gameType: 'VF', showType })).matches

/** Every side of a market of the match, as a slip sends it. */
const picksOf = ({ id: matchId, markets, inPlay, score, redCards }: Match, wanted: string) => {
  const market = markets.find(({ play }) => play === wanted)
  if (market === undefined) throw new Error(`${matchId} has no ${wanted}`)
  const { id: marketId, play, line, goalNumber, sides, prices } = market
  const live = inPlay && score && redCards ? { score, redCards } : null
  return sides.flatMap((side, at) => {
    const hk = prices[at] ?? 0
    const pick = { matchId, marketId, play, side, line, goalNumber, live }
    return isHkPrice(hk) ? [z.encode(wantedPick, { ...pick, hk })] : []
  })
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

it('a client that uses only the contract follows the market, bets, and is paid', async () => {
  const match = await vi.waitFor(async () => {
    const soon = site.platform.clock.now() + 20 * secondMs
    const first = (await board('FT')).find(
      ({ startsAt, markets }) =>
        startsAt > soon && markets.some(({ play, state }) => play === 'M' && state === 'open'),
    )
    if (first === undefined) throw new Error('nothing to bet on yet')
    return first
  })
  const picks = picksOf(match, 'M')
  const quote = await bettor.ask('quote', { picks, series: false })
  expect(quote.picks.every(({ state }) => state === 'open')).toBe(true)
  expect(quote.balance).toBe(100_000n)

  const [before, during] = [randomUUID(), randomUUID()]
  const placed = await bettor.ask('place', singles(picks), {}, before)
  expect(placed.orders.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
  expect(placed.balance).toBe(70_000n)

  const inPlay = await vi.waitFor(async () => {
    const running = (await board('RB')).find(({ markets }) =>
      markets.some(({ play }) => play === 'RM'),
    )
    if (running === undefined) throw new Error('nothing runs yet')
    return picksOf(running, 'RM').slice(0, 1)
  })
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
  })

  // One of the three picks wins, at the price stored with the bet.
  const onWinner = bets.slice(0, 3)
  expect(onWinner.map(({ result }) => result).toSorted()).toEqual(['L', 'L', 'W'])
  const won = onWinner.find(({ result }) => result === 'W')
  expect(won?.payout).toBe(BigInt(won?.legs[0]?.odds.shown ?? 0) * 100n)
  const settled = bets.filter(({ state }) => state === 'settled')
  const net = settled.reduce((sum, bet) => sum + (bet.net ?? 0n), 0n)
  expect(await walletNow()).toBe(100_000n + net)

  const results = await bettor.ask('results', { gameType: 'VF', date: siteDay(match.startsAt) })
  const score = won?.legs[0]?.score
  expect(results.find(({ id }) => id === match.id)).toMatchObject({ status: 'ended', score })

  const now = site.platform.clock.now()
  const period = {
    from: new Date(now - 60 * minuteMs).toISOString(),
    to: new Date(now).toISOString(),
  }
  const totals = await bettor.call(betRecordTotal, period)
  expect(totals.data).toMatchObject({ count: settled.length, net: fenToText(net) })
  const records = await bettor.call(betRecordList, period)
  expect(records.data['total']).toBe(settled.length)
})
