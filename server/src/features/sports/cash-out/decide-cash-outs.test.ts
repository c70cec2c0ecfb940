import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import {
  countdownMs,
  openCashOutFixture,
  type CashOutFixture,
} from '../../../../test/cash-out-fixture.ts'
import { handicap, inPlay, nextGoal, single } from '../../../../test/picks.ts'
import {
  ended,
  happened,
  kickedOff,
  listed,
  reportAt,
  runningMarkets,
} from '../../../../test/sports-news.ts'

let at: CashOutFixture
beforeAll(async () => {
  at = await openCashOutFixture()
})
afterAll(async () => {
  const faults = await at.faults()
  await at.close()
  expect([...faults, ...at.errors]).toEqual([])
})

/** As before the match: the prices are the same. */
const value = 9_357n

/** A bet of 100.00 in play. */
const staked = async () => {
  const [matchId, member] = [at.runningMatch(), await at.member()]
  const betId = await at.openBet(member, single(inPlay(matchId), 10_000n))
  return { matchId, member, betId }
}
type Staked = Awaited<ReturnType<typeof staked>>

/** With a cash out of the bet that is confirming. */
const askFor = async (bet: Staked, policy: 'better' | 'any' = 'better') => ({
  ...bet,
  cashOut: await at.ask(bet.member, bet.betId, { value, policy }),
})
const asked = async (policy?: 'better' | 'any') => askFor(await staked(), policy)

const decide = async (): Promise<void> => {
  at.pass(countdownMs)
  await at.cashing.decideDue()
}

const move = (matchId: string, home: number, away: number): void =>
  at.hear({
    kind: 'prices',
    at: at.now(),
    matchId,
    running: true,
    markets: runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, offers: ['H', home, 'C', away] } : market,
    ),
  })

describe('a cash out in play', () => {
  it('is confirming for the countdown of the sport, and is paid then', async () => {
    const { member, betId, cashOut } = await asked()
    expect(cashOut).toMatchObject({ state: 'confirming', value: null, risk: 10_000n })
    expect(cashOut.deadline).toBe(cashOut.askedAt + 6_000)
    expect(await at.offer(member, betId)).toBe('cash-out-running')
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'cash-out-running' })
    at.pass(3_000)
    await at.cashing.decideDue()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'confirming' })
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'accepted', value })
    expect(await at.betRow(betId)).toMatchObject({ result: 'C', cashedValue: value })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + value })
    const events = await at.sql<{ state: string }[]>`
      select body ->> 'state' as state from event
      where kind = 'bet-changed' and body ->> 'betId' = ${betId} order by id`
    expect(events.map(({ state }) => state)).toEqual(['open', 'open', 'settled'])
  })

  it('is refused by a goal, though the value would be higher', async () => {
    const { matchId, member, betId, cashOut } = await asked('any')
    at.hear(happened(matchId, at.now(), 'score', reportAt([1, 0])))
    move(matchId, 40, 190)
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({
      state: 'refused',
      refusedWhy: 'score-moved',
      value: null,
    })
    expect(await at.betRow(betId)).toMatchObject({ state: 'open', stake: 10_000n })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n })
  })

  it('is refused by a red card', async () => {
    const { matchId, cashOut } = await asked()
    at.hear(happened(matchId, at.now(), 'red', reportAt([0, 0], false, [1, 0])))
    move(matchId, 98, 92)
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ refusedWhy: 'red-card' })
  })

  it('is refused while the match is suspended or closed at its end', async () => {
    // Both bets first: an accepted one has let the countdown pass.
    const bets = [await staked(), await staked()] as const
    const [suspended, closed] = [await askFor(bets[0]), await askFor(bets[1])]
    at.hear({ kind: 'status', at: at.now(), matchId: suspended.matchId, status: 'suspended' })
    at.hear({ kind: 'status', at: at.now(), matchId: closed.matchId, status: 'closed' })
    await decide()
    expect(await at.cashOutRow(suspended.cashOut.id)).toMatchObject({
      refusedWhy: 'market-suspended',
    })
    expect(await at.cashOutRow(closed.cashOut.id)).toMatchObject({ refusedWhy: 'market-closed' })
  })

  it('is paid at the value of its end: a better one, or any where the member takes it', async () => {
    const bets = [await staked(), await staked(), await staked()] as const
    const [rose, fell] = [await askFor(bets[0]), await askFor(bets[1])]
    const any = await askFor(bets[2], 'any')
    move(rose.matchId, 70, 130)
    move(fell.matchId, 130, 70)
    move(any.matchId, 130, 70)
    await decide()
    const better = await at.cashOutRow(rose.cashOut.id)
    expect(better.state).toBe('accepted')
    expect(better.value).toBeGreaterThan(value)
    expect(await at.cashOutRow(fell.cashOut.id)).toMatchObject({ refusedWhy: 'value-moved' })
    const worse = await at.cashOutRow(any.cashOut.id)
    expect(worse.state).toBe('accepted')
    expect(worse.value).toBeLessThan(value)
  })

  it('waits for the feed, and is refused when it has told nothing for three seconds', async () => {
    const { cashOut, matchId } = await asked()
    at.wait(countdownMs)
    await at.cashing.decideDue()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'confirming' })
    at.wait(3_000)
    await at.cashing.decideDue()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ refusedWhy: 'feed-silent' })
    at.hear({ kind: 'snapshot-begins', at: at.now() }, { kind: 'snapshot-over', at: at.now() })
    expect(at.bookWriter.book.match(matchId)).toBeNull()
  })

  it('has no price from a goal until the feed sends the spreads of the new score', async () => {
    const { matchId, member, betId } = await staked()
    const spreads = [
      { group: 'handicap/full/score', low: -1, masses: [250_000, 280_000, 270_000, 200_000] },
    ]
    // The line of the bet is gone, and no price contradicts the spread, before the goal or after it.
    const markets = runningMarkets.map((market) =>
      market.play === 'RE' ? { ...market, line: -4, offers: ['H', 130, 'C', 0] } : market,
    )
    const prices = () =>
      ({ kind: 'prices', at: at.now(), matchId, running: true, markets }) as const
    at.hear({ ...prices(), spreads })
    // 198.00 × 47 % × 96 %.
    expect(await at.offer(member, betId)).toBe(8_933n)
    at.hear(happened(matchId, at.now(), 'score', reportAt([1, 0])))
    expect(await at.offer(member, betId)).toBe('no-price')
    at.hear({ ...prices(), spreads: spreads.map((one) => ({ ...one, low: 0 })) })
    // Home leads by one already: 75 % win by at least one.
    expect(await at.offer(member, betId)).toBe(14_256n)
  })

  it('of a bet before the match starts with the countdown once the match runs', async () => {
    const [matchId, member] = [at.match(), await at.member()]
    const betId = await at.openBet(member, single(handicap(matchId), 10_000n))
    at.pass(3_000)
    at.hear(...kickedOff(matchId, at.now()))
    const cashOut = await at.ask(member, betId, { value, policy: 'better' })
    expect(cashOut).toMatchObject({ state: 'confirming' })
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'accepted', value })
  })

  it('of a bet that was accepted after the start is refused: the stake comes back', async () => {
    const [matchId, member] = [at.match(), await at.member()]
    const betId = await at.openBet(member, single(handicap(matchId), 10_000n))
    at.hear(...kickedOff(matchId, at.now()))
    expect(await at.ask(member, betId)).toMatchObject({ refusedWhy: 'market-closed' })
  })
})

describe('a combination with a leg that a goal has decided', () => {
  /** The next goal of a running match, and a match that has not begun: 10.00 × 2.20 × 1.98 at most. */
  const combined = async () => {
    const [matchId, other, member] = [at.runningMatch(), at.match(), await at.member()]
    const picks = [nextGoal(matchId), handicap(other)]
    const betId = await at.openBet(member, { code: '2x1', stake: 1_000n, picks })
    return { matchId, other, member, betId }
  }
  const status = (matchId: string, to: 'open' | 'suspended'): void =>
    at.hear({ kind: 'status', at: at.now(), matchId, status: to })
  const score = (matchId: string, home: number): void =>
    at.hear(happened(matchId, at.now(), 'score', reportAt([home, 0])))
  // 10.00 × 2.20 × (1.98 × 1.92 ÷ 3.90) × 0.96.
  const decidedValue = 2_058n

  const refused = async ({ member, betId }: Awaited<ReturnType<typeof combined>>, why: string) => {
    expect(await at.offer(member, betId)).toBe(why)
    expect(await at.ask(member, betId)).toMatchObject({ state: 'refused', refusedWhy: why })
    expect(await at.wallet(member)).toMatchObject({ venue: 99_000n })
  }

  it('waits while the goal is reviewed, and until it is confirmed', async () => {
    const bet = await combined()
    score(bet.matchId, 1)
    status(bet.matchId, 'suspended')
    await refused(bet, 'market-suspended')
    status(bet.matchId, 'open')
    await refused(bet, 'market-suspended')
    await at.report(bet.matchId, [1, 0], false)
    await refused(bet, 'market-suspended')
  })

  it('is paid by the confirmed goal after the countdown of the sport', async () => {
    const { matchId, member, betId } = await combined()
    score(matchId, 1)
    await at.report(matchId, [1, 0])
    expect(await at.offer(member, betId)).toBe(decidedValue)
    const cashOut = await at.ask(member, betId, { value: decidedValue, policy: 'better' })
    expect(cashOut.deadline).toBe(cashOut.askedAt + 6_000)
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'accepted' })
    expect(await at.wallet(member)).toMatchObject({ venue: 99_000n + decidedValue })
  })

  it('is refused where the confirmed goal is reviewed or annulled during the countdown', async () => {
    const bets = [await combined(), await combined()] as const
    const cashOuts = []
    for (const { matchId, member, betId } of bets) {
      score(matchId, 1)
      await at.report(matchId, [1, 0])
      cashOuts.push(await at.ask(member, betId))
    }
    status(bets[0].matchId, 'suspended')
    score(bets[1].matchId, 0)
    await decide()
    const ends = await Promise.all(cashOuts.map(({ id }) => at.cashOutRow(id)))
    expect(ends.map(({ refusedWhy }) => refusedWhy)).toEqual(['market-suspended', 'score-moved'])
  })

  it('is refused once the book has taken the confirmed goal back', async () => {
    const bet = await combined()
    score(bet.matchId, 1)
    await at.report(bet.matchId, [1, 0])
    score(bet.matchId, 0)
    await refused(bet, 'market-suspended')
    at.hear(...ended(bet.matchId, at.now(), [0, 0]))
    await refused(bet, 'market-closed')
  })

  it('is refused by a stored report that the book has not heard of', async () => {
    const bet = await combined()
    await at.report(bet.matchId, [1, 0], false)
    expect(await at.ask(bet.member, bet.betId)).toMatchObject({ refusedWhy: 'market-suspended' })
  })

  it('is refused where its match has left the book before its end', async () => {
    const bet = await combined()
    score(bet.matchId, 1)
    await at.report(bet.matchId, [1, 0])
    at.hear(
      { kind: 'snapshot-begins', at: at.now() },
      ...listed(bet.other, later(at.now(), hourMs), at.now()),
      { kind: 'snapshot-over', at: at.now() },
    )
    await refused(bet, 'market-closed')
  })

  it('has no value once the other leg is over too', async () => {
    const bet = await combined()
    score(bet.matchId, 1)
    await at.report(bet.matchId, [1, 0])
    at.hear(...kickedOff(bet.other, at.now()), ...ended(bet.other, at.now(), [1, 0]))
    await refused(bet, 'market-closed')
  })
})

describe('cash outs that are due together', () => {
  it('are decided in one transaction, each by itself, and paid to the fen', async () => {
    const [whole, scored, settled] = [await staked(), await staked(), await staked()]
    const { member } = whole
    const matchId = at.runningMatch()
    const half = await at.openBet(member, single(inPlay(matchId), 10_000n))
    const owing = await at.openBet(member, single(inPlay(matchId), 1_000n))
    await at.sql`update sports_bet set debt = 500 where id = ${owing.slice('bet_'.length)}`
    const request = { requestId: randomUUID(), value, policy: 'better' } as const
    const cashOuts = [
      await at.ask(member, whole.betId, request),
      await at.ask(member, half, { share: 50 }),
      (await askFor(scored, 'any')).cashOut,
      (await askFor(settled, 'any')).cashOut,
    ]
    expect(await at.ask(member, whole.betId, request)).toEqual(cashOuts[0])
    at.hear(happened(scored.matchId, at.now(), 'score', reportAt([1, 0])))
    move(scored.matchId, 98, 92)
    await at.settle(settled.matchId, [1, 0])
    await decide()
    const rows = await at.sql`
      select state, value, refused_why as "refusedWhy" from sports_cash_out
      where id = any(${cashOuts.map(({ id }) => id.slice('cash_'.length))}::bigint[]) order by id`
    expect(rows).toEqual([
      { state: 'accepted', value, refusedWhy: null },
      { state: 'accepted', value: value / 2n, refusedWhy: null },
      { state: 'refused', value: null, refusedWhy: 'score-moved' },
      { state: 'refused', value: null, refusedWhy: 'not-open' },
    ])
    const [{ writers } = { writers: 0 }] = await at.sql<{ writers: number }[]>`
      select count(distinct xmin::text)::integer as writers from sports_cash_out
      where id = any(${cashOuts.map(({ id }) => id.slice('cash_'.length))}::bigint[])`
    expect(writers).toBe(1)
    // Three stakes are gone, and the debt is repaid once.
    expect(await at.wallet(member)).toMatchObject({ venue: 79_000n + value + value / 2n - 500n })
    expect(await at.wallet(scored.member)).toMatchObject({ venue: 90_000n })
    expect(await at.wallet(settled.member)).toMatchObject({ venue: 90_000n + 19_800n })
    expect(await at.betRow(whole.betId)).toMatchObject({ result: 'C', cashedValue: value })
    expect(await at.betRow(half)).toMatchObject({ state: 'open', stake: 5_000n, maxWin: 4_900n })
    expect(await at.betRow(scored.betId)).toMatchObject({ state: 'open', stake: 10_000n })
    expect(await at.betRow(settled.betId)).toMatchObject({ result: 'W', cashedRisk: 0n })
    expect(await at.exposure(`match:${whole.matchId}`)).toBe(0n)
    expect(await at.exposure(`match:${matchId}`)).toBe(4_900n + 980n)
    const paid = await at.sql`
      select amount from ledger_transfer
      where code = 'cash-out' and cause = any(${[whole.betId, half, scored.betId, settled.betId]})
      order by id`
    expect(paid).toEqual([{ amount: value }, { amount: value / 2n }])
  })
})

describe('a settlement during the countdown', () => {
  it('wins: the bet is paid by its result and the cash out refused', async () => {
    const { matchId, member, betId, cashOut } = await asked()
    await at.settle(matchId, [1, 0])
    await decide()
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({
      state: 'refused',
      refusedWhy: 'not-open',
    })
    expect(await at.betRow(betId)).toMatchObject({ result: 'W', payout: 19_800n, cashedRisk: 0n })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + 19_800n })
  })

  it('at the same moment leaves one payment', async () => {
    const { matchId, member, betId, cashOut } = await asked()
    at.pass(countdownMs)
    await Promise.all([at.settle(matchId, [1, 0]), at.cashing.decideDue()])
    const { result } = await at.betRow(betId)
    const { state } = await at.cashOutRow(cashOut.id)
    const paid = result === 'C' ? value : 19_800n
    expect([state, (await at.wallet(member)).venue]).toEqual([
      result === 'C' ? 'accepted' : 'refused',
      90_000n + paid,
    ])
  })
})

describe('a process that ended during the countdown', () => {
  it('leaves its cash outs to the others, which decide them once', async () => {
    const [matchId, member] = [at.runningMatch(), await at.member()]
    const betId = await at.openBet(member, single(inPlay(matchId), 10_000n))
    const gone = at.secondCashing()
    const wanted = {
      requestId: 'left-behind',
      betId,
      share: 50,
      value: 1_000n,
      policy: 'any',
    } as const
    const { cashOut } = await gone.cashOut(member, wanted)
    await gone.close()
    at.pass(countdownMs + 6_000)
    await Promise.all([at.cashing.decideDue(), at.secondCashing().decideDue()])
    expect(await at.cashOutRow(cashOut.id)).toMatchObject({ state: 'accepted', risk: 5_000n })
    expect(await at.betRow(betId)).toMatchObject({ state: 'open', stake: 5_000n })
    expect(await at.wallet(member)).toMatchObject({ venue: 90_000n + value / 2n })
  })
})
