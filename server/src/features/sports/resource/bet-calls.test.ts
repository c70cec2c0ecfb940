import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setAutoTransfer } from '@xinghe/contract/lobby-venues.ts'
import { dayMs, hourMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { ended, happened, reportAt } from '../../../../test/sports-news.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { placesOf } from '../../../../test/venue-member.ts'
import { setNewMarket } from '../settle/flag-new-market.ts'
import { settleDue } from '../settle/settling.ts'

let site: TestSite
let noon: Instant
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
  bettor = await bettorWith(site, 1_000_000n)
})
afterAll(() => site.close())
beforeEach(() => sendBook(site, noon))

const winner = (gide: string, more: object = {}) => ({
  gide,
  gameId: `${gide}.M..`,
  w: 'M',
  side: 'H',
  ratio: null,
  goalNumber: null,
  ioratio: 110,
  seen: null,
  ...more,
})
const handicap = (gide: string, more: object = {}) =>
  winner(gide, { gameId: `${gide}.R.-2.`, w: 'R', ratio: -2, ioratio: 98, ...more })
/** Football confirms for six seconds; orders are decided in steps of a tenth. */
const decidedMs = 6_100
const nilNil = { score: [0, 0], reds: [0, 0] }
const inPlay = (more: object = {}) =>
  handicap('live', { gameId: 'live.RE.-2.', w: 'RE', seen: nilNil, ...more })

const single = (pick: object, stake = '100.00') => ({ code: 'single', stake, picks: [pick] })
const slip = (...bets: object[]) => ({ oddsType: 'H', policy: 'none', bets })

const period = () => ({
  from: new Date(later(noon, -dayMs)).toISOString(),
  to: new Date(site.platform.clock.now() + minuteMs).toISOString(),
})

describe('a quote', () => {
  it('shows that a market is flagged new, with the lower cap', async () => {
    await site.parts.sports.bookWriter.flush()
    const ask = async () => {
      const { picks } = await bettor.ask('quote', { picks: [handicap('today')], series: false })
      return picks.map(({ isNew, cap }) => [isNew, cap.amount])
    }
    await setNewMarket(site.platform, 'today.R.-2.', 'test', true)
    // 25,000 dollars at 7.2.
    await vi.waitFor(async () => expect(await ask()).toEqual([[true, 18_000_000n]]))
    await setNewMarket(site.platform, 'today.R.-2.', 'test', false)
    await vi.waitFor(async () => expect(await ask()).toEqual([[false, 1_080_000_000n]]))
    const audited = await site.platform.sql<{ action: string }[]>`
      select action from audit_line where subject = 'today.R.-2.' order by id`
    expect(audited.map(({ action }) => action)).toEqual([
      'sports-new-market',
      'sports-known-market',
    ])
    await expect(setNewMarket(site.platform, 'nowhere.R.-2.', 'test', true)).rejects.toThrow()
  })

  it('contains price, state, limits, cap and balance', async () => {
    const quote = await bettor.ask('quote', { picks: [handicap('today')], series: false })
    expect(quote).toMatchObject({
      picks: [
        {
          price: 98,
          line: -2,
          state: 'open',
          live: null,
          limits: { minRisk: 200n, maxRisk: 50_000_000n, marketRoom: 500_000_000n },
          // 1.5 million dollars at 7.2.
          cap: { amount: 1_080_000_000n, left: 1_080_000_000n },
          isNew: false,
        },
      ],
      seriesLimits: null,
      seriesCap: null,
      balance: 1_000_000n,
      confirmMs: 0,
    })
  })

  it('contains the score in play, the confirmation time, the cap of each pick and the lowest for a series', async () => {
    const picks = [inPlay(), winner('tennis')]
    const quote = await bettor.ask('quote', { picks, series: true })
    expect(quote.picks[0]).toMatchObject({
      live: { score: { home: 0, away: 0 }, redCards: { home: 0, away: 0 } },
      state: 'open',
    })
    expect(quote.seriesLimits).toMatchObject({ maxRisk: 10_000_000n })
    expect(quote.picks.map(({ cap }) => cap.amount)).toEqual([1_080_000_000n, 216_000_000n])
    expect(quote.seriesCap?.amount).toBe(216_000_000n)
    expect((await bettor.ask('quote', { picks, series: false })).seriesCap).toBeNull()
    expect(quote.confirmMs).toBe(6_000)
  })

  it('shows a pick that the book does not have as closed', async () => {
    const picks = [winner('nowhere'), winner('today', { side: '9-9' }), winner('today')]
    const quote = await bettor.ask('quote', { picks, series: false })
    expect(quote.picks.map(({ state, price }) => [state, price])).toEqual([
      ['closed', 0],
      ['closed', 0],
      ['open', 110],
    ])
  })

  it('has no room once the liability limit is used up', async () => {
    await site.platform.sql`
      insert into sports_exposure (scope, win) values ('market:other.M..', 600000000)
      on conflict (scope) do update set win = excluded.win`
    const quote = await bettor.ask('quote', { picks: [winner('other')], series: false })
    expect(quote.picks[0]?.limits).toMatchObject({ marketRoom: 0n, matchRoom: 2_000_000_000n })
    const series = await bettor.ask('quote', {
      picks: [handicap('today'), winner('other')],
      series: true,
    })
    expect(series.picks[0]?.limits).toMatchObject({ marketRoom: 500_000_000n })
    expect(series.seriesLimits).toMatchObject({ marketRoom: 0n })
    await site.platform.sql`update sports_exposure set win = 0 where scope = 'market:other.M..'`
  })

  it('counts the centre wallet only with auto-transfer', async () => {
    const member = await bettorWith(site, 5_000n)
    await member.transfer('CRTY', 2, 2_000n)
    const quote = () => member.ask('quote', { picks: [winner('today')], series: false })
    expect(await quote()).toMatchObject({ balance: 5_000n, centre: 2_000n })
    await member.call(setAutoTransfer, { status: 0 })
    expect(await quote()).toMatchObject({ balance: 3_000n, centre: 0n })
  })

  it.each([{ picks: [] }, { picks: Array(11).fill(winner('today')), series: true }, {}])(
    'needs one to ten picks: %j',
    async (request) => {
      const answer = await bettor.send('quote', request)
      expect(answer.data.refusal).toBe('resource-parameter')
    },
  )
})

describe('a bet before the match', () => {
  it('is accepted at once, and shown with its match', async () => {
    const member = await bettorWith(site, 50_000n)
    const requestId = randomUUID()
    const { orders, balance } = await member.ask(
      'place',
      slip(single(handicap('today'))),
      {},
      requestId,
    )
    expect(orders).toMatchObject([
      {
        state: 'open',
        requestId,
        code: 'single',
        stake: 10_000n,
        risk: 10_000n,
        maxWin: 9_800n,
        legs: [
          { matchId: 'today', home: '临江', play: 'R', line: -2, odds: { type: 'H', shown: 98 } },
        ],
      },
    ])
    expect(orders[0]?.ticketId).toMatch(/^XH\d{6}/)
    expect(balance).toBe(40_000n)
    expect(await member.ask('openBets')).toEqual(orders)
    expect(await member.ask('ticket', { requestId })).toEqual(orders)
  })

  it('is placed once by its request id, which is refused with other bets', async () => {
    const member = await bettorWith(site, 50_000n)
    const requestId = randomUUID()
    const first = await member.ask('place', slip(single(winner('today'))), {}, requestId)
    const again = await member.ask('place', slip(single(winner('today'))), {}, requestId)
    expect(again.orders).toEqual(first.orders)
    const other = await member.send('place', slip(single(winner('early'))), {}, requestId)
    expect(other).toMatchObject({ status_code: 6009, data: { refusal: 'request-id-reused' } })
    expect((await placesOf(site, member.id)).book).toBe(40_000n)
  })

  it('is accepted beside another that is refused with its reason', async () => {
    const bets = [
      single(winner('today')),
      single(winner('today', { ioratio: 120 })),
      single(winner('nowhere')),
      single(winner('today'), '1.00'),
      { code: '2x1', stake: '10.00', picks: [winner('today'), handicap('today')] },
      { code: '2x1', stake: '10.00', picks: [winner('today'), winner('early')] },
    ]
    const { orders } = await bettor.ask('place', slip(...bets))
    expect(orders.map(({ state, reason }) => [state, reason])).toEqual([
      ['open', null],
      ['refused', 'price-moved'],
      ['refused', 'market-closed'],
      ['refused', 'stake-too-low'],
      ['refused', 'match-repeated'],
      ['open', null],
    ])
    const moved = { matchId: 'today', home: '临江', play: 'M', side: 'H', reason: 'price-moved' }
    expect(orders[1]).toMatchObject({ legs: [{ ...moved, odds: { type: 'E', shown: 220 } }] })
    expect(orders[2]?.legs).toEqual([])
    expect(orders[3]?.legs).toMatchObject([{ matchId: 'today', play: 'M' }])
    expect(orders[4]?.legs.map(({ reason }) => reason)).toEqual([
      'match-repeated',
      'match-repeated',
    ])
    const found = await bettor.ask('ticket', { requestId: orders[0]?.requestId ?? '' })
    expect(found.map(({ legs }) => legs)).toEqual(orders.map(({ legs }) => legs))
    // 2.10 × 2.10, less the stake.
    expect(orders[5]).toMatchObject({ code: '2x1', maxWin: 3_410n })
    expect(orders[5]?.legs.map(({ matchId }) => matchId)).toEqual(['today', 'early'])
  })

  it.each([
    ['no bets', slip()],
    ['twenty-one bets', slip(...Array<object>(21).fill(single(winner('today'))))],
    ['a stake of nothing', slip(single(winner('today'), '0.00'))],
    ['a negative stake', slip(single(winner('today'), '-5.00'))],
    ['a stake that is no money', slip(single(winner('today'), '1e3'))],
    ['a side that the play does not have', slip(single(winner('today', { side: 'O' })))],
    ['a combination that the picks do not make', slip({ ...single(winner('today')), code: '3x1' })],
    ['a play that there is not', slip(single(winner('today', { w: 'XX' })))],
    ['a price of nothing', slip(single(winner('today', { ioratio: 0 })))],
    ['a price beyond any', slip(single(winner('today', { ioratio: 10 ** 9 })))],
  ])('does not take %s', async (_, request) => {
    expect((await bettor.send('place', request)).data.refusal).toBe('resource-parameter')
  })

  it('is invisible to other members', async () => {
    const requestId = randomUUID()
    await bettor.ask('place', slip(single(winner('other'))), {}, requestId)
    const stranger = await bettorWith(site, 0n)
    expect(await stranger.ask('ticket', { requestId })).toEqual([])
    expect(await stranger.ask('openBets')).toEqual([])
    expect(await stranger.ask('history', period())).toMatchObject({ total: 0, list: [] })
  })
})

describe('a bet in play', () => {
  it('is confirming until its deadline, and stores the score at the bet', async () => {
    const member = await bettorWith(site, 50_000n)
    const { orders } = await member.ask('place', slip(single(inPlay())))
    expect(orders).toMatchObject([
      { state: 'confirming', ticketId: null, legs: [{ score: { home: 0, away: 0 } }] },
    ])
    expect(orders[0]?.deadline).toBe(Number(orders[0]?.placedAt) + 6_000)
    site.platform.clock.advance?.(decidedMs)
    sendBook(site, noon)
    await site.parts.sports.placing.decideDue()
    expect(await member.ask('openBets')).toMatchObject([
      { state: 'open', deadline: null, legs: [{ scoreAtBet: { home: 0, away: 0 } }] },
    ])
  })

  it('is refused after a goal, and the stake is returned', async () => {
    const member = await bettorWith(site, 50_000n)
    const requestId = randomUUID()
    await member.ask('place', slip(single(inPlay())), {}, requestId)
    site.platform.clock.advance?.(decidedMs)
    sendBook(site, noon)
    const at = site.platform.clock.now()
    site.parts.sports.bookWriter.hear([happened('live', at, 'score', reportAt([1, 0]))])
    await site.parts.sports.placing.decideDue()
    expect(await member.ask('ticket', { requestId })).toMatchObject([
      { state: 'refused', reason: 'score-moved', ticketId: null },
    ])
    expect((await placesOf(site, member.id)).book).toBe(50_000n)
    expect(await member.ask('openBets')).toEqual([])
  })
})

describe('the history of bets', () => {
  it('has result, explanation and appeal deadline of each bet, and sums of the period', async () => {
    const member = await bettorWith(site, 50_000n)
    const requestId = randomUUID()
    const bets = slip(
      single(winner('today')),
      single(handicap('today', { side: 'C', ioratio: 92 })),
    )
    await member.ask('place', bets, {}, requestId)
    const over = later(noon, 8 * hourMs)
    site.parts.sports.bookWriter.hear(ended('today', over, [2, 0]))
    await site.parts.sports.bookWriter.flush()
    await settleDue(site.platform)

    const { total, sums, list } = await member.ask('history', period())
    expect([total, sums.risk, sums.net]).toEqual([2, 20_000n, 1_000n])
    const [lost, won] = list
    expect(won).toMatchObject({ result: 'W', net: 11_000n, payout: 21_000n, state: 'settled' })
    expect(won?.explanation).toContain('110.00')
    expect(won?.appealUntil).toBe(Number(won?.settledAt) + 14 * dayMs)
    expect(lost).toMatchObject({
      result: 'L',
      net: -10_000n,
      legs: [{ score: { home: 2, away: 0 }, result: 'L' }],
    })
    expect(await member.ask('openBets')).toEqual([])
    expect((await placesOf(site, member.id)).book).toBe(51_000n)

    const again = await member.ask('place', bets, {}, requestId)
    expect(again.orders.map(({ result }) => result)).toEqual(['W', 'L'])
    const traditional = await member.ask('ticket', { requestId }, { langx: 'zh-TW' })
    expect(traditional[0]?.legs[0]?.league).toBe('東海超級聯賽')
    expect(traditional[0]?.explanation).toContain('獨贏')
  })

  it('has pages', async () => {
    const member = await bettorWith(site, 50_000n)
    await member.ask('place', slip(...Array<object>(3).fill(single(winner('early')))))
    site.parts.sports.bookWriter.hear(ended('early', later(noon, 30 * hourMs), [0, 1]))
    await site.parts.sports.bookWriter.flush()
    await settleDue(site.platform)
    const page = (pageNum: number) => member.ask('history', { ...period(), pageNum, pageSize: 2 })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first, second, third].map(({ list }) => list.length)).toEqual([2, 1, 0])
    expect(third).toMatchObject({ total: 3, sums: { net: -30_000n } })
  })

  it.each([
    ['an end before its begin', (p: { from: string; to: string }) => ({ from: p.to, to: p.from })],
    [
      'what was before five years',
      () => ({ from: '2015-01-01T00:00:00Z', to: '2015-01-02T00:00:00Z' }),
    ],
    ['no period', () => ({})],
  ])('does not take %s', async (_, change) => {
    const answer = await bettor.send('history', change(period()))
    expect(answer.data.refusal).toBe('resource-parameter')
  })
})
