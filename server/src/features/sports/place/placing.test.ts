import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { plainMarkets } from '../../../../test/sports-news.ts'
import { capKindsOf } from '../orders/stored-leg.ts'
import type { WantedBet } from '../orders/order.ts'
import { readOrders } from '../orders/store-order.ts'
import { betOfTicket } from '../orders/ticket.ts'
import { timestamp } from '../../../platform/database/value.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const reasonOf = async (memberId: MemberId, bet: WantedBet): Promise<string | null | undefined> =>
  (await fixture.place(memberId, [bet]))[0]?.refusedWhy

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  )

describe('a bet before the match', () => {
  it('is accepted at once with a ticket, its leg and the stake taken', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const [order] = await fixture.place(id, [single(handicap(match))], { oddsType: 'M' })
    expect(order).toMatchObject({ state: 'open', risk: 1_000n, maxWin: 980n, refusedWhy: null })
    expect(betOfTicket(order?.ticket ?? '')).toBe(order?.id)
    expect(order?.legs).toMatchObject([
      { matchId: match, side: 'H', line: -2, odds: { type: 'M', shown: 98 }, capKind: 'FT' },
    ])
    expect(await fixture.wallet(id)).toEqual({ venue: 99_000n, centre: 0n })
    expect(await fixture.exposure(`market:${match}.R.-2.`)).toBe(980n)
    expect(await fixture.exposure(`match:${match}`)).toBe(980n)
  })

  it('risks more than its stake at a negative price', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const [order] = await fixture.place(id, [single(handicap(match))], { oddsType: 'I' })
    expect(order).toMatchObject({ risk: 1_020n, maxWin: 1_000n })
    expect((await fixture.wallet(id)).venue).toBe(98_980n)
  })

  it('takes the missing fen from the centre, only with auto-transfer', async () => {
    const id = await fixture.member({ venue: 300n, centre: 5_000n })
    const match = fixture.match()
    await fixture.place(id, [single(handicap(match))])
    expect(await fixture.wallet(id)).toEqual({ venue: 0n, centre: 4_300n })
    await fixture.sql`update member set auto_transfer = false where id = ${id}`
    expect(await reasonOf(id, single(handicap(match)))).toBe('balance-too-low')
    expect(await fixture.wallet(id)).toEqual({ venue: 0n, centre: 4_300n })
  })

  it('accepts a moved price only if the policy allows it, and stores the current price', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const placed = async (hk: number, policy: 'none' | 'better' | 'any') => {
      const bet = single(handicap(match, { hk: hkPrice(hk) }))
      const [order] = await fixture.place(id, [bet], { policy })
      return order?.refusedWhy ?? order?.legs[0]?.hk
    }
    expect(await placed(97, 'none')).toBe('price-moved')
    expect(await placed(97, 'better')).toBe(98)
    expect(await placed(99, 'better')).toBe('price-moved')
    expect(await placed(99, 'any')).toBe(98)
  })

  it('is refused at a better price that the odds type of the member cannot show', async () => {
    const at401 = [{ ...plainMarkets[1]!, offers: ['H', 401, 'C', 18] }]
    const [id, match] = [await fixture.member(), fixture.match(at401)]
    const seen = single(handicap(match, { hk: hkPrice(400) }))
    const [order] = await fixture.place(id, [seen], { policy: 'better', oddsType: 'M' })
    expect(order).toMatchObject({ state: 'refused', refusedWhy: 'price-moved' })
    expect(order?.legs[0]).toMatchObject({ odds: { type: 'M', shown: -25 } })
    expect((await fixture.wallet(id)).venue).toBe(100_000n)
  })
})

describe('a combination', () => {
  const legs = () => [fixture.match(), fixture.match(), fixture.match()].map((id) => handicap(id))

  it('has a row for each leg, and counts its exposure on every match', async () => {
    const id = await fixture.member()
    const picks = legs()
    const [order] = await fixture.place(id, [{ code: '3x4', stake: 100n, picks }])
    expect(order).toMatchObject({ state: 'open', code: '3x4', risk: 400n })
    const rows = await fixture.sql`
      select l.match_id as "matchId" from sports_leg l
      where 'bet_' || l.bet_id = ${order?.id ?? ''} order by l.position`
    expect(rows.map((row) => row['matchId'])).toEqual(picks.map(({ matchId }) => matchId))
    for (const { matchId } of picks)
      expect(await fixture.exposure(`match:${matchId}`)).toBe(order?.maxWin)
  })

  it('refuses two legs of one match', async () => {
    const [id, [one, two]] = [await fixture.member(), legs()]
    const totals = { marketId: `${one?.matchId}.OU.10.`, play: 'OU', side: 'O', line: 10 } as const
    const picks = [one, two].flatMap((pick) => pick ?? [])
    const again = handicap(one?.matchId ?? '', { ...totals, hk: hkPrice(95) })
    expect(await reasonOf(id, { code: '3x1', stake: 100n, picks: [...picks, again] })).toBe(
      'match-repeated',
    )
  })
})

describe('each bet of a request', () => {
  it('is accepted or refused on its own, and later bets see the balance that earlier bets left', async () => {
    const [id, match] = [await fixture.member({ venue: 2_500n }), fixture.match()]
    const gone = handicap(match, { marketId: `${match}.R.-4.`, line: -4 })
    const orders = await fixture.place(id, [
      single(handicap(match), 2_000n),
      single(gone),
      single(handicap(match), 600n),
      single(handicap(match), 500n),
    ])
    expect(orders.map(({ refusedWhy }) => refusedWhy)).toEqual([
      null,
      'market-closed',
      'balance-too-low',
      null,
    ])
    expect(orders.map(({ position }) => position)).toEqual([0, 1, 2, 3])
    expect((await fixture.wallet(id)).venue).toBe(0n)
  })
})

describe('a refused bet', () => {
  it('is stored as requested, at the quoted price', async () => {
    const [id, match, other] = [await fixture.member(), fixture.match(), fixture.match()]
    const seen = handicap(match, { hk: hkPrice(90) })
    const [alone, together] = await fixture.place(
      id,
      [single(seen), { code: '2x1', stake: 500n, picks: [seen, handicap(other)] }],
      { oddsType: 'I', requestId: 'asked-for' },
    )
    // HK 0.90 is -1.11 in the Indonesian view; a combination is in Hong Kong prices.
    const asked = { matchId: match, play: 'R', side: 'H', line: -2, hk: 90 }
    const moved = { ...asked, odds: { type: 'I', shown: -111 }, refusedWhy: 'price-moved' }
    expect(alone).toMatchObject({ risk: 1_110n, maxWin: 0n, legs: [moved] })
    expect(together).toMatchObject({ state: 'refused', risk: 500n })
    expect(together?.legs).toMatchObject([
      { ...asked, odds: { type: 'H', shown: 90 }, refusedWhy: 'price-moved' },
      { matchId: other, hk: 98 },
    ])
    expect(together?.legs[1]).not.toHaveProperty('refusedWhy')
    const stored = await readOrders(fixture.sql, id, 'asked-for')
    expect(stored).toMatchObject([{ legs: alone?.legs }, { legs: together?.legs }])
  })

  it('is stored without legs on unknown matches, and marks no leg when the whole bet was refused', async () => {
    const [id, match] = [await fixture.member({ venue: 100n }), fixture.match()]
    const [unknown, short] = await fixture.place(id, [
      { code: '2x1', stake: 500n, picks: [handicap('nowhere'), handicap(match)] },
      single(handicap(match)),
    ])
    expect(unknown).toMatchObject({ refusedWhy: 'market-closed', legs: [{ matchId: match }] })
    expect(short?.refusedWhy).toBe('balance-too-low')
    expect(short?.legs[0]).not.toHaveProperty('refusedWhy')
  })

  it('has a risk of at least one fen, although its stake risks less', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const bet = single(handicap(match, { hk: hkPrice(400) }), 1n)
    const [order] = await fixture.place(id, [bet], { oddsType: 'M' })
    expect(order).toMatchObject({ state: 'refused', risk: 1n })
  })

  it('has the fault of its market as reason', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const bet = single(handicap(match))
    expect(await reasonOf(id, single(handicap('nowhere')))).toBe('market-closed')
    expect(await reasonOf(id, single(handicap(match, { line: -1 })))).toBe('line-moved')
    // The id of one market under the name of another play.
    expect(await reasonOf(id, single(handicap(match, { play: 'HR' })))).toBe('market-closed')
    fixture.hear({ kind: 'status', at: fixture.now(), matchId: match, status: 'suspended' })
    expect(await reasonOf(id, bet)).toBe('market-suspended')
    fixture.hear({ kind: 'status', at: fixture.now(), matchId: match, status: 'closed' })
    expect(await reasonOf(id, bet)).toBe('market-closed')
    expect((await fixture.wallet(id)).venue).toBe(100_000n)
    expect(await fixture.exposure('match:nowhere')).toBe(0n)
    expect(
      await fixture.sql`select 1 from sports_exposure where scope like '%nowhere%'`,
    ).toHaveLength(0)
  })

  it('is the answer on a match that an operator has suspended', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    fixture.bookWriter.setSuspensions([{ matchId: match, marketId: '' }])
    expect(await reasonOf(id, single(handicap(match)))).toBe('market-suspended')
    fixture.bookWriter.setSuspensions([])
    expect(await reasonOf(id, single(handicap(match)))).toBeNull()
  })

  it('is the answer over a limit of the site', async () => {
    const match = fixture.match()
    const id = await fixture.member({ venue: 100_000_000n })
    const normal = fixture.settings.get('book')
    const stake = (amount: bigint) => reasonOf(id, single(handicap(match), amount))
    try {
      expect(await stake(199n)).toBe('stake-too-low')
      expect(await stake(50_000_001n)).toBe('stake-too-high')
      await fixture.settings.set('book', { memberDay: '100.00' })
      expect(await stake(10_001n)).toBe('member-day-limit')
      expect(await stake(6_000n)).toBeNull()
      expect(await stake(4_001n)).toBe('member-day-limit')
      await fixture.settings.set('book', { memberDay: '5000000.00', marketLiability: '100.00' })
      expect(await stake(4_500n)).toBe('market-limit')
      await fixture.settings.set('book', {
        marketLiability: '5000000.00',
        matchLiability: '100.00',
      })
      expect(await stake(4_500n)).toBe('match-limit')
      expect(await stake(4_000n)).toBeNull()
    } finally {
      await fixture.settings.set('book', normal)
    }
  })

  it('is the answer over a limit that the member has set, even within one request', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    await fixture.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${id}, 'wager', 'day', 1500, ${timestamp(fixture.now())})`
    const bet = single(handicap(match))
    const orders = await fixture.place(id, [bet, bet, single(handicap(match), 500n)])
    expect(orders.map(({ refusedWhy }) => refusedWhy)).toEqual([null, 'limit-reached', null])
    expect((await dayUse(fixture.sql, id))?.loss).toBe(1_500n)
  })

  it('is not stored when the member is frozen, closed or on a break', async () => {
    const match = fixture.match()
    for (const state of ['frozen', 'closed'] as const) {
      const id = await fixture.member()
      await fixture.sql`update member set state = ${state} where id = ${id}`
      expect(await refusalOf(fixture.place(id, [single(handicap(match))]))).toBe(`account-${state}`)
      expect(await fixture.sql`select 1 from sports_bet where member_id = ${id}`).toHaveLength(0)
    }
    const id = await fixture.member()
    await fixture.sql`
      insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    expect(await refusalOf(fixture.place(id, [single(handicap(match))]))).toBe('self-excluded')
  })

  it.each([
    ['a bet without picks', () => [{ code: 'single', stake: 100n, picks: [] }]],
    [
      'a single of two',
      () => [{ code: 'single', stake: 100n, picks: [handicap('m1'), handicap('m2')] }],
    ],
    [
      'a code that does not fit',
      () => [{ code: '3x1', stake: 100n, picks: [handicap('m1'), handicap('m2')] }],
    ],
    ['a side of another play', () => [single(handicap('m1', { side: 'O' }))]],
  ])('refuses %s as no bet at all', async (_what, bets) => {
    const id = await fixture.member()
    expect(await refusalOf(fixture.place(id, bets()))).toBe('resource-parameter')
  })

  it('is the answer to every bet while the feed is silent', async () => {
    const quiet = await openPlacementFixture()
    const [id, match] = [await quiet.member(), quiet.match()]
    quiet.hear({ kind: 'snapshot-begins', at: quiet.now() })
    const [order] = await quiet.place(id, [single(handicap(match))])
    expect(order?.refusedWhy).toBe('feed-silent')
    await quiet.close()
  })
})

describe('a market flagged new', () => {
  it('is stored with the bet, whose payout cap it lowers', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    fixture.bookWriter.setNewMarkets([`${match}.R.-2.`])
    const [order] = await fixture.place(id, [single(handicap(match))])
    fixture.bookWriter.setNewMarkets([])
    expect(order?.legs[0]).toMatchObject({ capKind: 'FT', isNew: true })
    const [written] = await readOrders(fixture.sql, id, order?.requestId ?? '')
    expect(written?.legs.map(capKindsOf)).toEqual([['FT', 'new-market']])
  })
})

describe('a repeated request', () => {
  it('returns the same orders, in sequence and simultaneously, from two processes', async () => {
    const [id, match] = [await fixture.member(), fixture.match()]
    const other = fixture.second()
    const gone = single(handicap('nowhere'))
    const request = {
      requestId: randomUUID(),
      oddsType: 'H',
      policy: 'none',
      bets: [single(handicap(match)), gone],
    } as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? fixture.placing : other).place(id, request),
      ),
    )
    answers.push(await other.place(id, request))
    for (const { orders } of answers) expect(orders).toEqual(answers[0]?.orders)
    expect(answers[0]?.orders.map(({ state }) => state)).toEqual(['open', 'refused'])
    expect(answers.filter(({ stakeable }) => stakeable !== null)).toMatchObject([
      { stakeable: 99_000n },
    ])
    expect((await fixture.wallet(id)).venue).toBe(99_000n)
  })

  it('is refused with other bets, and is a new request for another member', async () => {
    const [one, two, match] = [await fixture.member(), await fixture.member(), fixture.match()]
    const requestId = randomUUID()
    const bets = [single(handicap(match))]
    await fixture.place(one, bets, { requestId })
    expect(await refusalOf(fixture.place(one, bets, { requestId, policy: 'any' }))).toBe(
      'request-id-reused',
    )
    const [order] = await fixture.place(two, bets, { requestId })
    expect(order).toMatchObject({ state: 'open', memberId: two })
    expect((await fixture.wallet(one)).venue).toBe(99_000n)
  })
})
