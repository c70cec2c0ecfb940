import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { handicap, inPlay, single } from '../../../../test/picks.ts'
import { ended, happened, reportAt } from '../../../../test/sports-news.ts'
import { makeRecorder, type Recorder } from '../book/record-news.ts'
import type { FeedNews } from '../feeds/feed.ts'
import { purgeMatches } from './purge-matches.ts'
import type { SettlePlatform } from './settle-match.ts'
import { settleDue } from './settling.ts'

let desk: BettingDesk
let platform: SettlePlatform
/** Two processes hear the same feed. */
let recorders: Recorder[]
beforeAll(async () => {
  desk = await openBettingDesk()
  const clock = { now: () => desk.now(), advance: null }
  platform = { sql: desk.sql, clock }
  const log = {
    error: (detail: unknown) => {
      throw new Error('not written', { cause: detail })
    },
  }
  recorders = [0, 1].map(() =>
    makeRecorder({ sql: desk.sql, clock, settings: desk.settings }, desk.keeper.book, log),
  )
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

/** What both processes hear is written and settled after a while. */
const hear = async (passMs: number, ...news: FeedNews[]): Promise<void> => {
  desk.hear(...news)
  for (const recorder of recorders) recorder.hear(news)
  desk.pass(passMs)
  await Promise.all(recorders.map((recorder) => recorder.flush()))
  await settleDue(platform)
}
const goal = (match: string, report: MatchReport): FeedNews =>
  happened(match, desk.now(), 'score', report)

const betOf = async (id: string) => {
  const [row] = await desk.sql`
    select state, result, payout, settlements from sports_bet
    where id = ${id.replace('bet_', '')}::bigint`
  return row
}

const nextGoal = (match: string) =>
  inPlay(match, {
    marketId: `${match}.NG..1`,
    play: 'NG',
    line: null,
    goalNumber: 1,
    hk: hkPrice(120),
  })

/** A running match with a bet on the next goal and one on the handicap, both accepted. */
const betInPlay = async () => {
  const match = desk.runningMatch()
  await hear(0, goal(match, reportAt([0, 0])))
  const memberId: MemberId = await desk.member()
  const placed = await desk.place(memberId, [single(nextGoal(match)), single(inPlay(match))])
  desk.pass(8_500)
  await desk.placing.decideDue()
  const [next, rest] = placed
  if (next === undefined || rest === undefined) throw new Error('two bets were wanted')
  expect(await betOf(next.id)).toMatchObject({ state: 'open' })
  expect(await betOf(rest.id)).toMatchObject({ state: 'open' })
  return { match, memberId, next: next.id, rest: rest.id }
}

describe('a market that is decided while its match runs', () => {
  it('is paid when the goal has stood for the time, and only then', async () => {
    const { match, memberId, next, rest } = await betInPlay()
    await hear(29 * secondMs, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open' })
    await hear(secondMs)
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'W', payout: 2_200n })
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    expect((await desk.wallet(memberId)).venue).toBe(98_000n + 2_200n)
    await hear(minuteMs, goal(match, reportAt([2, 0])))
    expect(await betOf(next)).toMatchObject({ settlements: 1 })
    await hear(0, ...ended(match, desk.now(), [2, 0]))
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'W' })
  })

  it('is not paid by a goal that is taken back in time', async () => {
    const { match, next } = await betInPlay()
    await hear(20 * secondMs, goal(match, reportAt([1, 0])))
    await hear(5 * minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open', settlements: 0 })
  })

  it('runs again when the goal is taken back after all', async () => {
    const { match, memberId, next } = await betInPlay()
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'settled' })
    await hear(minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open', result: 'A', payout: null })
    expect((await desk.wallet(memberId)).venue).toBe(98_000n)
    await hear(0, ...ended(match, desk.now(), [0, 0]))
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'L' })
  })

  it('waits as long as the setting says', async () => {
    await desk.settings.set('book', { confirmSeconds: 0 })
    const { match, next } = await betInPlay()
    await hear(0, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'settled' })
    await desk.settings.set('book', { confirmSeconds: 30 })
  })

  it('is not read from a report that decides nothing anyone has bet on', async () => {
    const match = desk.runningMatch()
    await hear(0, goal(match, reportAt([0, 0])))
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    const [row] = await desk.sql`select result from sports_match where id = ${match}`
    expect(row).toEqual({ result: null })
  })
})

describe('a match that the feed says is broken off', () => {
  const interrupted = (match: string, report: MatchReport): FeedNews => ({
    kind: 'interrupted',
    at: desk.now(),
    matchId: match,
    revision: 50,
    report: { ...report, phase: 'interrupted' },
  })

  it('keeps what was decided, and gives the rest back after the time of the rules', async () => {
    const { match, memberId, next, rest } = await betInPlay()
    await hear(secondMs, goal(match, reportAt([0, 1])), interrupted(match, reportAt([0, 1])))
    expect(desk.keeper.book.match(match)).toMatchObject({ status: 'closed', running: false })
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'L' })
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(dayMs - hourMs)
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(hourMs)
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'D' })
    expect((await desk.wallet(memberId)).venue).toBe(99_000n)
    // What is void stays so, whatever is played later.
    await hear(0, ...ended(match, desk.now(), [2, 1]))
    expect(await betOf(rest)).toMatchObject({ result: 'D', settlements: 1 })
  })

  it('goes on when it is played on in time', async () => {
    const { match, rest } = await betInPlay()
    await hear(hourMs, interrupted(match, reportAt([0, 0])))
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(0, ...ended(match, desk.now(), [2, 0]))
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'W' })
  })

  it('has not begun, and is put off: its bets are void a day after its start', async () => {
    const match = desk.match()
    await hear(0)
    const memberId = await desk.member()
    const [order] = await desk.place(memberId, [single(handicap(match))])
    const before: MatchReport = { ...reportAt([0, 0]), period: 0, phase: 'before' }
    await hear(dayMs, interrupted(match, before))
    expect(await betOf(order?.id ?? '')).toMatchObject({ state: 'open' })
    await hear(hourMs)
    expect(await betOf(order?.id ?? '')).toMatchObject({ state: 'settled', result: 'D' })
  })
})

describe('what the book may lose', () => {
  it('is freed by a bet that ends, and taken up by one that runs again', async () => {
    const { match, next } = await betInPlay()
    const [ofNext, ofMatch] = [`market:${match}.NG..1`, `match:${match}`]
    expect(await desk.exposure(ofNext)).toBe(1_200n)
    expect(await desk.exposure(ofMatch)).toBe(1_200n + 980n)
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    expect(await desk.exposure(ofNext)).toBe(0n)
    expect(await desk.exposure(ofMatch)).toBe(980n)
    await hear(minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open' })
    expect(await desk.exposure(ofNext)).toBe(1_200n)
    expect(await desk.exposure(ofMatch)).toBe(1_200n + 980n)
  })
})

describe('old matches', () => {
  it('go when nobody has bet on them, with what the book might have lost', async () => {
    const { match: betOn } = await betInPlay()
    const plain = desk.runningMatch()
    await hear(0, ...ended(betOn, desk.now(), [1, 0]), ...ended(plain, desk.now(), [1, 0]))
    const known = async () => {
      const rows = await desk.sql<{ id: string }[]>`
        select id from sports_match where id in (${betOn}, ${plain}) order by id`
      return rows.map(({ id }) => id)
    }
    const scopes = () => desk.sql`select 1 from sports_exposure where scope like ${`%:${betOn}%`}`
    await purgeMatches(platform)
    expect(await known()).toHaveLength(2)
    expect(await scopes()).toHaveLength(3)
    desk.pass(2 * dayMs + secondMs)
    await purgeMatches(platform)
    expect(await known()).toHaveLength(2)
    expect(await scopes()).toHaveLength(0)
    desk.pass(30 * dayMs)
    await purgeMatches(platform)
    expect(await known()).toEqual([betOn])
  })
})
