import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { openCashOutFixture, type CashOutFixture } from '../../../../test/cash-out-fixture.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { handicap, single } from '../../../../test/picks.ts'
import { kickedOff, listed, plainMarkets } from '../../../../test/sports-news.ts'
import { askTurnover } from '../../../ledger/turnover.ts'

let at: CashOutFixture
beforeAll(async () => {
  at = await openCashOutFixture()
})
afterAll(async () => {
  const faults = await at.faults()
  await at.close()
  expect(faults).toEqual([])
})

/**
 * 100.00 at 0.98 against 0.92: the chance is 1.92 ÷ 3.90, the expected payout 198.00 times that, of which the
 * house keeps 4 %.
 */
const handicapValue = 9_357n

const pricesWith = (home: number, away: number) =>
  plainMarkets.map((market) =>
    market.play === 'R' ? { ...market, offers: ['H', home, 'C', away] } : market,
  )
const move = (matchId: string, home: number, away: number): void =>
  at.hear({
    kind: 'prices',
    at: at.now(),
    matchId,
    running: false,
    markets: pricesWith(home, away),
  })

const staked = async (stake = 10_000n) => {
  const [matchId, member] = [at.match(), await at.member()]
  const betId = await at.openBet(member, single(handicap(matchId), stake))
  return { matchId, member, betId }
}

/** A title that is open, with these prices of its runners. */
const tellTitle = (championId: string, prices: readonly number[]): void => {
  const champion = {
    championId,
    gameType: 'FT',
    discipline: 'football',
    leagueId: 'l1',
    leagueName: '东海超级联赛',
    season: 1,
    open: true,
    closesAt: later(at.now(), dayMs),
    runners: prices.map((hk, place) => ({ id: `t${place}`, name: `球队${place}`, hk })),
  } as const
  at.hear({ kind: 'champion', at: at.now(), champion })
}

/** Its third runner. */
const runnerOf = (championId: string, hk: number) =>
  handicap(championId, {
    marketId: `${championId}.FS..`,
    play: 'FS',
    side: 't2',
    line: null,
    hk: hkPrice(hk),
  })

const transfersOf = (betId: string) => at.sql<{ code: string; amount: bigint }[]>`
  select code, amount from ledger_transfer where cause = ${betId} order by id`

describe('a whole bet before the match', () => {
  it('is paid at its value and is over', async () => {
    const { matchId, member, betId } = await staked()
    expect(await at.offer(member, betId)).toBe(handicapValue)
    expect(await at.exposure(`match:${matchId}`)).toBe(9_800n)
    const cashOut = await at.ask(member, betId, { value: handicapValue, policy: 'better' })
    expect(cashOut).toMatchObject({
      state: 'accepted',
      share: 100,
      risk: 10_000n,
      value: handicapValue,
      deadline: null,
    })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + handicapValue })
    expect(await at.betRow(betId)).toMatchObject({
      state: 'settled',
      result: 'C',
      stake: 0n,
      risk: 0n,
      maxWin: 0n,
      cashedRisk: 10_000n,
      cashedValue: handicapValue,
      explanation: '注单已在赛果确定前全部兑现：兑现93.57元，扣除本金100.00元，亏损6.43元。',
    })
    expect(await at.exposure(`match:${matchId}`)).toBe(0n)
    expect(await transfersOf(betId)).toEqual([
      { code: 'bet-stake', amount: 10_000n },
      { code: 'cash-out', amount: handicapValue },
    ])
    expect(await at.offer(member, betId)).toBeNull()
  })

  it('is never settled again, neither by a result nor by its correction', async () => {
    const { matchId, member, betId } = await staked()
    await at.ask(member, betId)
    await at.settle(matchId, [2, 0])
    await at.settle(matchId, [0, 2], 2)
    expect(await at.betRow(betId)).toMatchObject({ result: 'C', payout: 0n, net: 0n })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + handicapValue })
  })

  it('frees the loss limit by its value, and counts its loss as turnover', async () => {
    const { member, betId } = await staked()
    const asked = { kind: 'deposit', amount: 50_000n, multipleHundredths: 100 } as const
    await askTurnover(at.sql, { memberId: member, cause: `${member}:d`, ...asked }, at.now())
    await at.ask(member, betId)
    expect(await dayUse(at.sql, member)).toMatchObject({
      loss: 10_000n - handicapValue,
      wager: 10_000n,
    })
    const [line] = await at.sql`select done from turnover_line where member_id = ${member}`
    expect(line).toEqual({ done: 10_000n - handicapValue })
    const facts = await at.sql`
      select turnover, net, hedge_group as "group" from play_fact where member_id = ${member}`
    expect(facts).toMatchObject([
      { turnover: 10_000n - handicapValue, net: handicapValue - 10_000n },
    ])
  })
})

describe('a part of a bet', () => {
  it('leaves the rest running, which the result pays alone', async () => {
    const { matchId, member, betId } = await staked()
    const part = (handicapValue * 40n) / 100n
    const cashOut = await at.ask(member, betId, { share: 40, value: part, policy: 'better' })
    expect(cashOut).toMatchObject({ state: 'accepted', risk: 4_000n, value: part })
    expect(await at.betRow(betId)).toMatchObject({
      state: 'open',
      stake: 6_000n,
      risk: 6_000n,
      maxWin: 5_880n,
      payout: null,
      cashedRisk: 4_000n,
    })
    expect(await at.exposure(`match:${matchId}`)).toBe(5_880n)
    await at.settle(matchId, [1, 0])
    const row = await at.betRow(betId)
    expect(row).toMatchObject({ result: 'W', payout: 11_880n, net: 5_880n, cashedValue: part })
    expect(row.explanation).toContain('另有本金40.00元已提前兑现，得37.42元')
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + part + 11_880n })
    const [record] = await at.sql`
      select risk, net from bet_record where channel = 'CRTY' and id = ${betId.slice(4)}`
    expect(record).toEqual({ risk: 10_000n, net: part + 11_880n - 10_000n })
  })

  it('can be followed by others until nothing runs on', async () => {
    const { member, betId } = await staked()
    await at.ask(member, betId, { share: 50 })
    await at.ask(member, betId, { share: 50 })
    await at.ask(member, betId)
    const row = await at.betRow(betId)
    expect(row).toMatchObject({ result: 'C', stake: 0n, cashedRisk: 10_000n })
    // Each part is rounded down to the fen.
    expect(handicapValue - row.cashedValue).toBeLessThan(3n)
    expect(row.cashedValue).toBeLessThanOrEqual(handicapValue)
  })

  it('is refused where it or the rest would be too small', async () => {
    const { member, betId } = await staked(1_000n)
    for (const share of [9, 81])
      expect(await at.ask(member, betId, { share })).toMatchObject({
        state: 'refused',
        refusedWhy: 'share-too-small',
      })
    expect(await at.ask(member, betId, { share: 80 })).toMatchObject({ state: 'accepted' })
  })
})

describe('a moved value', () => {
  it('that fell is refused, or paid where the member takes any', async () => {
    const { matchId, member, betId } = await staked()
    move(matchId, 130, 70)
    const lower = await at.offer(member, betId)
    expect(lower).toBeLessThan(handicapValue)
    const asked = { value: handicapValue } as const
    expect(await at.ask(member, betId, { ...asked, policy: 'better' })).toMatchObject({
      state: 'refused',
      refusedWhy: 'value-moved',
      value: null,
    })
    expect(await at.betRow(betId)).toMatchObject({ state: 'open', cashedRisk: 0n })
    const paid = await at.ask(member, betId, { ...asked, policy: 'any' })
    expect(paid).toMatchObject({ state: 'accepted', value: lower })
  })

  it('that rose is paid', async () => {
    const { matchId, member, betId } = await staked()
    move(matchId, 70, 130)
    const higher = await at.offer(member, betId)
    expect(higher).toBeGreaterThan(handicapValue)
    const paid = await at.ask(member, betId, { value: handicapValue, policy: 'better' })
    expect(paid).toMatchObject({ state: 'accepted', value: higher })
  })
})

describe('a line that is not on offer any more', () => {
  const otherLine = plainMarkets.map((market) =>
    market.play === 'R' ? { ...market, line: -6, offers: ['H', 180, 'C', 40] } : market,
  )
  const prices = (matchId: string) =>
    ({ kind: 'prices', at: at.now(), matchId, running: false, markets: otherLine }) as const
  // Home wins by 1 or by 2 or more; else the bet is lost.
  const spreads = [
    { group: 'handicap/full/score', low: -1, masses: [200_000, 250_000, 250_000, 300_000] },
  ]

  it('is valued by the spread of the feed', async () => {
    const { matchId, member, betId } = await staked()
    at.hear({ ...prices(matchId), spreads })
    // 198.00 × 55 % × 96 %.
    expect(await at.offer(member, betId)).toBe(10_454n)
  })

  it('has no price without a spread, or with one that contradicts the prices', async () => {
    const { matchId, member, betId } = await staked()
    at.hear(prices(matchId))
    expect(await at.offer(member, betId)).toBe('no-price')
    const [given] = spreads
    if (given === undefined) throw new Error('no spread')
    at.hear({ ...prices(matchId), spreads: [{ ...given, low: 1 }] })
    expect(await at.offer(member, betId)).toBe('no-price')
  })
})

describe('a combination', () => {
  const two = (first: string, second: string, stake = 1_000n) => ({
    code: '2x1',
    stake,
    picks: [handicap(first), handicap(second)],
  })

  it('is valued by decided legs exactly and by the others at their chance', async () => {
    const [first, second, member] = [at.match(), at.match(), await at.member()]
    const betId = await at.openBet(member, two(first, second))
    // 10.00 × (1.98 × 1.92 ÷ 3.90)² × 0.96.
    expect(await at.offer(member, betId)).toBe(912n)
    await at.settle(first, [1, 0])
    // 10.00 × 1.98 × (1.98 × 1.92 ÷ 3.90) × 0.96.
    expect(await at.offer(member, betId)).toBe(1_852n)
    const cashOut = await at.ask(member, betId, { value: 1_852n, policy: 'better' })
    expect(cashOut).toMatchObject({ state: 'accepted', value: 1_852n })
    expect(await at.wallet(member)).toMatchObject({ venue: 99_000n + 1_852n })
    await at.settle(second, [1, 0])
    expect(await at.betRow(betId)).toMatchObject({ result: 'C', payout: 0n })
    for (const scope of [`match:${first}`, `match:${second}`])
      expect(await at.exposure(scope)).toBe(0n)
    // Without a result it fulfils no task and is not shown in the chat.
    const [task] = await at.sql`
      select has_settled_parlay as done from member_task where member_id = ${member}`
    expect(task).toEqual({ done: false })
    expect(await at.sql`select 1 from shared_bet where member_id = ${member}`).toEqual([])
  })

  it('cannot be cashed out while one of its markets is suspended', async () => {
    const [first, second, member] = [at.match(), at.match(), await at.member()]
    const betId = await at.openBet(member, two(first, second))
    at.hear({ kind: 'status', at: at.now(), matchId: second, status: 'suspended' })
    expect(await at.offer(member, betId)).toBe('market-suspended')
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'market-suspended' })
    at.hear({ kind: 'status', at: at.now(), matchId: second, status: 'closed' })
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'market-closed' })
  })
})

describe('a hold', () => {
  const hold = (matchId: string, marketId = ''): void =>
    at.bookWriter.setSuspensions([{ matchId, marketId }])
  afterEach(() => at.bookWriter.setSuspensions([]))

  const refused = async ({ member, betId }: { member: MemberId; betId: string }) => {
    expect(await at.offer(member, betId)).toBe('market-suspended')
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'market-suspended' })
  }
  const spreads = [
    { group: 'handicap/full/score', low: -1, masses: [200_000, 250_000, 250_000, 300_000] },
  ]
  const at15 = (play: 'R' | 'RE') => [
    { play, line: -6, main: true, goalNumber: null, offers: ['H', 180, 'C', 40] },
  ]

  it('of the market of a bet lasts where the line on offer has moved on', async () => {
    const bet = await staked()
    const { matchId } = bet
    hold(matchId, `${matchId}.R.-2.`)
    await refused(bet)
    const moved = { kind: 'prices', at: at.now(), matchId, running: false, spreads } as const
    at.hear({ ...moved, markets: at15('R') })
    await refused(bet)
  })

  it('of a market before the match lasts in play', async () => {
    const bet = await staked()
    const { matchId } = bet
    hold(matchId, `${matchId}.R.-2.`)
    at.pass(3_000)
    at.hear(...kickedOff(matchId, at.now()))
    await refused(bet)
    hold(matchId, `${matchId}.OU.10.`)
    expect(await at.ask(bet.member, bet.betId)).toMatchObject({ state: 'confirming' })
  })

  it('of a market that the feed sends impossible stops the other lines of its play', async () => {
    const bet = await staked()
    hold(bet.matchId, `${bet.matchId}.R.-3.1`)
    await refused(bet)
  })

  const decidedLeg = async () => {
    const [matchId, other, member] = [at.match(), at.match(), await at.member()]
    const picks = [handicap(matchId), handicap(other)]
    const betId = await at.openBet(member, { code: '2x1', stake: 1_000n, picks })
    await at.settle(matchId, [1, 0])
    expect(await at.offer(member, betId)).toBe(1_852n)
    return { matchId, other, member, betId }
  }

  it('of the match or market of a decided leg stops the combination, also after it left the book', async () => {
    const bet = await decidedLeg()
    const { matchId, other } = bet
    hold(matchId)
    await refused(bet)
    hold(matchId, `${matchId}.R.-2.`)
    await refused(bet)
    at.hear(
      { kind: 'snapshot-begins', at: at.now() },
      ...listed(other, later(at.now(), hourMs), at.now()),
      { kind: 'snapshot-over', at: at.now() },
    )
    await refused(bet)
    hold(matchId)
    await refused(bet)
    hold(matchId, `${matchId}.R.-4.`)
    expect(await at.offer(bet.member, bet.betId)).toBe(1_852n)
  })

  it('of a title stops a bet on its runner', async () => {
    const championId = 'l1-s2'
    tellTitle(championId, [30, 300, 3_000])
    const member = await at.member()
    const betId = await at.openBet(member, single(runnerOf(championId, 3_000)))
    hold(championId, `${championId}.FS..`)
    await refused({ member, betId })
  })

  it('by which an operator has made a leg void lets the rest be cashed out', async () => {
    const [matchId, other, member] = [at.match(), at.match(), await at.member()]
    const picks = [handicap(matchId), handicap(other)]
    const betId = await at.openBet(member, { code: '2x1', stake: 1_000n, picks })
    await at.settle(matchId, [1, 0])
    await at.void(matchId)
    hold(matchId)
    // 10.00 × (1.98 × 1.92 ÷ 3.90) × 0.96.
    expect(await at.offer(member, betId)).toBe(935n)
    expect(await at.ask(member, betId)).toMatchObject({ state: 'accepted', value: 935n })
  })
})

describe('a longshot at the price where the feed caps it', () => {
  it('has no value as the runner of a title', async () => {
    const championId = 'l1-s1'
    tellTitle(championId, [30, 300, 3_000])
    const member = await at.member()
    const betId = await at.openBet(member, single(runnerOf(championId, 3_000)))
    expect(await at.offer(member, betId)).toBeGreaterThan(900n)
    tellTitle(championId, [20, 500, 20_000])
    expect(await at.offer(member, betId)).toBe('no-price')
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'no-price' })
  })

  it('has no value as a correct score', async () => {
    const scores = (hk: number) => ({
      play: 'PD' as const,
      line: null,
      main: true,
      goalNumber: null,
      offers: ['1-0', 50, '0-1', 150, '4-3', hk],
    })
    const [matchId, member] = [at.match([scores(4_000)]), await at.member()]
    const place = { marketId: `${matchId}.PD..`, play: 'PD', line: null } as const
    const pick = handicap(matchId, { ...place, side: '4-3', hk: hkPrice(4_000) })
    const betId = await at.openBet(member, single(pick))
    expect(await at.offer(member, betId)).toBeGreaterThan(800n)
    const news = { kind: 'prices', at: at.now(), matchId, running: false } as const
    at.hear({ ...news, markets: [scores(10_000)] })
    expect(await at.offer(member, betId)).toBe('no-price')
  })
})

describe('a request', () => {
  it('has the same answer for ever, and another body under its id is refused', async () => {
    const { member, betId } = await staked()
    const requestId = randomUUID()
    const wanted = { requestId, share: 50, value: 1_000n, policy: 'any' } as const
    const first = await at.ask(member, betId, wanted)
    expect(await at.ask(member, betId, wanted)).toEqual(first)
    await expect(at.ask(member, betId, { ...wanted, share: 51 })).rejects.toMatchObject({
      refusal: 'request-id-reused',
    })
    expect(await at.betRow(betId)).toMatchObject({ stake: 5_000n })
  })

  it('that comes twice at once is paid once', async () => {
    const { member, betId } = await staked()
    const wanted = { requestId: randomUUID(), share: 50 }
    const second = at.secondCashing()
    const all = { betId, value: 100n, policy: 'any', ...wanted } as const
    const [one, other] = await Promise.all([
      at.ask(member, betId, wanted),
      second.cashOut(member, all),
    ])
    expect(other.cashOut).toEqual(one)
    expect(await at.betRow(betId)).toMatchObject({ stake: 5_000n, cashedRisk: 5_000n })
    expect(await transfersOf(betId)).toHaveLength(2)
  })

  it('of two for the whole bet at once has one winner', async () => {
    const { member, betId } = await staked()
    const ends = await Promise.allSettled([at.ask(member, betId), at.ask(member, betId)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { refusal: 'not-open' },
    })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + handicapValue })
  })

  it('for a bet of another member, or for none, is refused alike', async () => {
    const { betId } = await staked()
    const stranger = await at.member()
    for (const id of [betId, 'bet_999999999', 'bet_', 'bet_1e3', 'XH1', "bet_1'--"])
      await expect(at.ask(stranger, id)).rejects.toMatchObject({ refusal: 'not-open' })
    const rows = await at.sql`select 1 from sports_cash_out where member_id = ${stranger}`
    expect(rows).toEqual([])
  })

  it('is refused while the operator has switched cash outs off', async () => {
    const { member, betId } = await staked()
    await at.settings.set('book', { cashOutOn: false })
    expect(await at.offer(member, betId)).toBe('cash-out-off')
    await expect(at.ask(member, betId)).rejects.toMatchObject({ refusal: 'cash-out-off' })
    await at.settings.set('book', { cashOutOn: true, cashOutMarginBps: 1_000 })
    // 198.00 × 1.92 ÷ 3.90 × 90 %.
    expect(await at.offer(member, betId)).toBe(8_772n)
    await at.settings.set('book', { cashOutMarginBps: 400 })
  })

  it('of a frozen member is refused', async () => {
    const { member, betId } = await staked()
    await at.sql`update member set state = 'frozen' where id = ${member}`
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'account-frozen' })
  })
})

describe('a member in debt', () => {
  it('repays it from the value at once', async () => {
    const { matchId, member, betId } = await staked()
    const lost = await at.openBet(member, single(handicap(matchId, { hk: hkPrice(98) }), 1_000n))
    await at.sql`update sports_bet set debt = 500 where id = ${lost.slice(4)}`
    await at.ask(member, betId)
    expect(await at.wallet(member)).toMatchObject({ venue: 89_000n + handicapValue - 500n })
    const [row] = await at.sql`select debt from sports_bet where id = ${lost.slice(4)}`
    expect(row).toEqual({ debt: 0n })
  })
})
