import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { handicap, single } from '../../../../test/picks.ts'
import type { WantedBet } from './order.ts'
import { readOrders } from './store-order.ts'
import { betOfTicket } from './ticket.ts'

let desk: BettingDesk
beforeAll(async () => {
  desk = await openBettingDesk()
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

const reasonOf = async (memberId: MemberId, bet: WantedBet): Promise<string | null | undefined> =>
  (await desk.place(memberId, [bet]))[0]?.refusedWhy

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  )

describe('a bet before the match', () => {
  it('is accepted at once with a ticket, its leg and the stake taken', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const [order] = await desk.place(id, [single(handicap(match))], { oddsType: 'M' })
    expect(order).toMatchObject({ state: 'open', risk: 1_000n, maxWin: 980n, refusedWhy: null })
    expect(betOfTicket(order?.ticket ?? '')).toBe(order?.id)
    expect(order?.legs).toMatchObject([
      { matchId: match, side: 'H', line: -2, odds: { type: 'M', shown: 98 }, capKind: 'FT' },
    ])
    expect(await desk.wallet(id)).toEqual({ venue: 99_000n, centre: 0n })
    expect(await desk.exposure(`market:${match}.R.-2.`)).toBe(980n)
    expect(await desk.exposure(`match:${match}`)).toBe(980n)
  })

  it('risks more than its stake at a negative price', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const [order] = await desk.place(id, [single(handicap(match))], { oddsType: 'I' })
    expect(order).toMatchObject({ risk: 1_020n, maxWin: 1_000n })
    expect((await desk.wallet(id)).venue).toBe(98_980n)
  })

  it('is filled up from the centre, to the fen and only where the member wants it', async () => {
    const id = await desk.member({ venue: 300n, centre: 5_000n })
    const match = desk.match()
    await desk.place(id, [single(handicap(match))])
    expect(await desk.wallet(id)).toEqual({ venue: 0n, centre: 4_300n })
    await desk.sql`update member set auto_transfer = false where id = ${id}`
    expect(await reasonOf(id, single(handicap(match)))).toBe('balance-too-low')
    expect(await desk.wallet(id)).toEqual({ venue: 0n, centre: 4_300n })
  })

  it('takes a moved price only as the policy says, and keeps the one that stands', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const placed = async (hk: number, policy: 'none' | 'better' | 'any') => {
      const bet = single(handicap(match, { hk: hkPrice(hk) }))
      const [order] = await desk.place(id, [bet], { policy })
      return order?.refusedWhy ?? order?.legs[0]?.hk
    }
    expect(await placed(97, 'none')).toBe('price-moved')
    expect(await placed(97, 'better')).toBe(98)
    expect(await placed(99, 'better')).toBe('price-moved')
    expect(await placed(99, 'any')).toBe(98)
  })
})

describe('a combination', () => {
  const legs = () => [desk.match(), desk.match(), desk.match()].map((id) => handicap(id))

  it('keeps a row for each leg and counts its winnings on every match', async () => {
    const id = await desk.member()
    const picks = legs()
    const [order] = await desk.place(id, [{ code: '3x4', stake: 100n, picks }])
    expect(order).toMatchObject({ state: 'open', code: '3x4', risk: 400n })
    const rows = await desk.sql`
      select l.match_id as "matchId" from sports_leg l
      where 'bet_' || l.bet_id = ${order?.id ?? ''} order by l.position`
    expect(rows.map((row) => row['matchId'])).toEqual(picks.map(({ matchId }) => matchId))
    for (const { matchId } of picks)
      expect(await desk.exposure(`match:${matchId}`)).toBe(order?.maxWin)
  })

  it('refuses two legs of one match', async () => {
    const [id, [one, two]] = [await desk.member(), legs()]
    const totals = { marketId: `${one?.matchId}.OU.10.`, play: 'OU', side: 'O', line: 10 } as const
    const picks = [one, two].flatMap((pick) => pick ?? [])
    const again = handicap(one?.matchId ?? '', { ...totals, hk: hkPrice(95) })
    expect(await reasonOf(id, { code: '3x1', stake: 100n, picks: [...picks, again] })).toBe(
      'match-repeated',
    )
  })
})

describe('each bet of a request', () => {
  it('stands or falls on its own, and later ones find what earlier ones left', async () => {
    const [id, match] = [await desk.member({ venue: 2_500n }), desk.match()]
    const gone = handicap(match, { marketId: `${match}.R.-4.`, line: -4 })
    const orders = await desk.place(id, [
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
    expect((await desk.wallet(id)).venue).toBe(0n)
  })
})

describe('what is refused', () => {
  it('keeps what was asked for, at the price that was seen', async () => {
    const [id, match, other] = [await desk.member(), desk.match(), desk.match()]
    const seen = handicap(match, { hk: hkPrice(90) })
    const [alone, together] = await desk.place(
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
    const kept = await readOrders(desk.sql, id, 'asked-for')
    expect(kept).toMatchObject([{ legs: alone?.legs }, { legs: together?.legs }])
  })

  it('leaves out what the book has never heard of, and blames no leg for the whole', async () => {
    const [id, match] = [await desk.member({ venue: 100n }), desk.match()]
    const [unknown, short] = await desk.place(id, [
      { code: '2x1', stake: 500n, picks: [handicap('nowhere'), handicap(match)] },
      single(handicap(match)),
    ])
    expect(unknown).toMatchObject({ refusedWhy: 'market-closed', legs: [{ matchId: match }] })
    expect(short?.refusedWhy).toBe('balance-too-low')
    expect(short?.legs[0]).not.toHaveProperty('refusedWhy')
  })

  it('survives a fen that risks less than one', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const bet = single(handicap(match, { hk: hkPrice(400) }), 1n)
    const [order] = await desk.place(id, [bet], { oddsType: 'M' })
    expect(order).toMatchObject({ state: 'refused', risk: 1n })
  })

  it('names what is wrong with the market', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const bet = single(handicap(match))
    expect(await reasonOf(id, single(handicap('nowhere')))).toBe('market-closed')
    expect(await reasonOf(id, single(handicap(match, { line: -1 })))).toBe('line-moved')
    // The id of one market under the name of another play.
    expect(await reasonOf(id, single(handicap(match, { play: 'HR' })))).toBe('market-closed')
    desk.hear({ kind: 'status', at: desk.now(), matchId: match, status: 'suspended' })
    expect(await reasonOf(id, bet)).toBe('market-suspended')
    desk.hear({ kind: 'status', at: desk.now(), matchId: match, status: 'closed' })
    expect(await reasonOf(id, bet)).toBe('market-closed')
    expect((await desk.wallet(id)).venue).toBe(100_000n)
    expect(await desk.exposure('match:nowhere')).toBe(0n)
    expect(await desk.sql`select 1 from sports_exposure where scope like '%nowhere%'`).toHaveLength(
      0,
    )
  })

  it('refuses what an operator holds', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    desk.keeper.setHolds([{ matchId: match, marketId: '' }])
    expect(await reasonOf(id, single(handicap(match)))).toBe('market-suspended')
    desk.keeper.setHolds([])
    expect(await reasonOf(id, single(handicap(match)))).toBeNull()
  })

  it('holds every bet to the limits of the site', async () => {
    const match = desk.match()
    const id = await desk.member({ venue: 100_000_000n })
    const normal = desk.settings.get('book')
    const stake = (amount: bigint) => reasonOf(id, single(handicap(match), amount))
    try {
      expect(await stake(199n)).toBe('stake-too-low')
      expect(await stake(50_000_001n)).toBe('stake-too-high')
      await desk.settings.set('book', { memberDay: '100.00' })
      expect(await stake(10_001n)).toBe('member-day-limit')
      expect(await stake(6_000n)).toBeNull()
      expect(await stake(4_001n)).toBe('member-day-limit')
      await desk.settings.set('book', { memberDay: '5000000.00', marketLiability: '100.00' })
      expect(await stake(4_500n)).toBe('market-limit')
      await desk.settings.set('book', { marketLiability: '5000000.00', matchLiability: '100.00' })
      expect(await stake(4_500n)).toBe('match-limit')
      expect(await stake(4_000n)).toBeNull()
    } finally {
      await desk.settings.set('book', normal)
    }
  })

  it('asks the limits that a member has set, through one request too', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    await desk.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${id}, 'wager', 'day', 1500, ${desk.now()})`
    const bet = single(handicap(match))
    const orders = await desk.place(id, [bet, bet, single(handicap(match), 500n)])
    expect(orders.map(({ refusedWhy }) => refusedWhy)).toEqual([null, 'limit-reached', null])
    expect((await dayUse(desk.sql, id))?.loss).toBe(1_500n)
  })

  it('refuses the whole request of a frozen, closed or resting member, and keeps nothing', async () => {
    const match = desk.match()
    for (const state of ['frozen', 'closed'] as const) {
      const id = await desk.member()
      await desk.sql`update member set state = ${state} where id = ${id}`
      expect(await refusalOf(desk.place(id, [single(handicap(match))]))).toBe(`account-${state}`)
      expect(await desk.sql`select 1 from sports_bet where member_id = ${id}`).toHaveLength(0)
    }
    const id = await desk.member()
    await desk.sql`
      insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    expect(await refusalOf(desk.place(id, [single(handicap(match))]))).toBe('self-excluded')
  })

  it.each([
    ['no bets', () => []],
    ['more than twenty', () => Array.from({ length: 21 }, () => single(handicap('m1')))],
    ['a stake of nothing', () => [single(handicap('m1'), 0n)]],
    ['a negative stake', () => [single(handicap('m1'), -5n)]],
    ['a stake beyond all money', () => [single(handicap('m1'), 10n ** 17n)]],
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
    const id = await desk.member()
    expect(await refusalOf(desk.place(id, bets()))).toBe('resource-parameter')
  })

  it('refuses everything while the feed is silent', async () => {
    const quiet = await openBettingDesk()
    const [id, match] = [await quiet.member(), quiet.match()]
    quiet.hear({ kind: 'snapshot-begins', at: quiet.now() })
    const [order] = await quiet.place(id, [single(handicap(match))])
    expect(order?.refusedWhy).toBe('feed-silent')
    await quiet.close()
  })
})

describe('the same request again', () => {
  it('has the same orders, one after the other and all at once, from two processes', async () => {
    const [id, match] = [await desk.member(), desk.match()]
    const other = desk.second()
    const gone = single(handicap('nowhere'))
    const request = {
      requestId: randomUUID(),
      oddsType: 'H',
      policy: 'none',
      bets: [single(handicap(match)), gone],
    } as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? desk.placing : other).place(id, request),
      ),
    )
    answers.push(await other.place(id, request))
    for (const { orders } of answers) expect(orders).toEqual(answers[0]?.orders)
    expect(answers[0]?.orders.map(({ state }) => state)).toEqual(['open', 'refused'])
    expect(answers.filter(({ stakeable }) => stakeable !== null)).toMatchObject([
      { stakeable: 99_000n },
    ])
    expect((await desk.wallet(id)).venue).toBe(99_000n)
  })

  it('is refused with other bets, and is nothing to another member', async () => {
    const [one, two, match] = [await desk.member(), await desk.member(), desk.match()]
    const requestId = randomUUID()
    const bets = [single(handicap(match))]
    await desk.place(one, bets, { requestId })
    expect(await refusalOf(desk.place(one, bets, { requestId, policy: 'any' }))).toBe(
      'request-id-reused',
    )
    const [order] = await desk.place(two, bets, { requestId })
    expect(order).toMatchObject({ state: 'open', memberId: two })
    expect((await desk.wallet(one)).venue).toBe(99_000n)
  })
})
