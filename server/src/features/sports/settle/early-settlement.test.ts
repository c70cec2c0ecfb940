import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, inPlay, nextGoal, single } from '../../../../test/picks.ts'
import { ended, happened, reportAt } from '../../../../test/sports-news.ts'
import { makeRecorder, type Recorder } from '../book/record-news.ts'
import type { FeedNews } from '../feed/feed.ts'
import { purgeMatches } from './purge-matches.ts'
import type { SettlePlatform } from './settle-match.ts'
import { settleDue } from './settling.ts'

let fixture: PlacementFixture
let platform: SettlePlatform
/** Of two processes that hear the same feed. */
let recorders: Recorder[]
const clock = { now: () => fixture.now(), advance: null }
const log = {
  error: (detail: unknown) => {
    throw new Error('not written', { cause: detail })
  },
}
/** As two processes have them that have just started. */
const openRecorders = (): Recorder[] =>
  [0, 1].map(() =>
    makeRecorder(
      { sql: fixture.sql, clock, settings: fixture.settings },
      fixture.bookWriter.book,
      log,
    ),
  )
beforeAll(async () => {
  fixture = await openPlacementFixture()
  platform = { sql: fixture.sql, clock }
  recorders = openRecorders()
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

/** Both processes hear the news; after `passMs` they store the results, and the matches are settled. */
const hear = async (passMs: number, ...news: FeedNews[]): Promise<void> => {
  fixture.hear(...news)
  for (const recorder of recorders) recorder.hear(news)
  fixture.pass(passMs)
  await Promise.all(recorders.map((recorder) => recorder.flush()))
  await settleDue(platform)
}
const goal = (match: string, report: MatchReport): FeedNews =>
  happened(match, fixture.now(), 'score', report)

const betOf = async (id: string) => {
  const [row] = await fixture.sql`
    select state, result, payout, settlements from sports_bet
    where id = ${id.replace('bet_', '')}::bigint`
  return row
}

/** A running match with a bet on the next goal and one on the handicap, both accepted. */
const betInPlay = async () => {
  const match = fixture.runningMatch()
  await hear(0, goal(match, reportAt([0, 0])))
  const memberId: MemberId = await fixture.member()
  const placed = await fixture.place(memberId, [single(nextGoal(match)), single(inPlay(match))])
  fixture.pass(8_500)
  await fixture.placing.decideDue()
  const [next, rest] = placed
  if (next === undefined || rest === undefined) throw new Error('two bets were wanted')
  expect(await betOf(next.id)).toMatchObject({ state: 'open' })
  expect(await betOf(rest.id)).toMatchObject({ state: 'open' })
  return { match, memberId, next: next.id, rest: rest.id }
}

describe('a market that is decided while its match runs', () => {
  it('is paid when the goal is old enough, and not before', async () => {
    const { match, memberId, next, rest } = await betInPlay()
    await hear(29 * secondMs, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open' })
    await hear(secondMs)
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'W', payout: 2_200n })
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    expect((await fixture.wallet(memberId)).venue).toBe(98_000n + 2_200n)
    await hear(minuteMs, goal(match, reportAt([2, 0])))
    expect(await betOf(next)).toMatchObject({ settlements: 1 })
    await hear(0, ...ended(match, fixture.now(), [2, 0]))
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'W' })
  })

  it('is not paid by a goal that is annulled in time', async () => {
    const { match, next } = await betInPlay()
    await hear(20 * secondMs, goal(match, reportAt([1, 0])))
    await hear(5 * minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open', settlements: 0 })
  })

  it('is open again when the goal is annulled later', async () => {
    const { match, memberId, next } = await betInPlay()
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'settled' })
    await hear(minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open', result: 'A', payout: null })
    expect((await fixture.wallet(memberId)).venue).toBe(98_000n)
    await hear(0, ...ended(match, fixture.now(), [0, 0]))
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'L' })
  })

  it('is open again when the goal is annulled after a restart', async () => {
    const { match, memberId, next } = await betInPlay()
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'settled' })
    recorders = openRecorders()
    await hear(minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open', result: 'A', payout: null })
    expect((await fixture.wallet(memberId)).venue).toBe(98_000n)
  })

  it('waits as long as the setting says', async () => {
    await fixture.settings.set('book', { confirmSeconds: 0 })
    const { match, next } = await betInPlay()
    await hear(0, goal(match, reportAt([1, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'settled' })
    await fixture.settings.set('book', { confirmSeconds: 30 })
  })

  it('is not stored by a report that decides no market with bets', async () => {
    const match = fixture.runningMatch()
    await hear(0, goal(match, reportAt([0, 0])))
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    const [row] = await fixture.sql`select result from sports_match where id = ${match}`
    expect(row).toEqual({ result: null })
  })
})

describe('a match that the feed interrupts', () => {
  const interrupted = (match: string, report: MatchReport): FeedNews => ({
    kind: 'interrupted',
    at: fixture.now(),
    matchId: match,
    revision: 50,
    report: { ...report, phase: 'interrupted' },
  })

  it('keeps decided bets settled, and voids the rest after the time in the rules', async () => {
    const { match, memberId, next, rest } = await betInPlay()
    await hear(secondMs, goal(match, reportAt([0, 1])), interrupted(match, reportAt([0, 1])))
    expect(fixture.bookWriter.book.match(match)).toMatchObject({ status: 'closed', running: false })
    expect(await betOf(next)).toMatchObject({ state: 'settled', result: 'L' })
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(dayMs - hourMs)
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(hourMs)
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'D' })
    expect((await fixture.wallet(memberId)).venue).toBe(99_000n)
    // Void bets stay void, although the match is resumed later.
    await hear(0, ...ended(match, fixture.now(), [2, 1]))
    expect(await betOf(rest)).toMatchObject({ result: 'D', settlements: 1 })
  })

  it('is settled by its final result when it is resumed in time', async () => {
    const { match, rest } = await betInPlay()
    await hear(hourMs, interrupted(match, reportAt([0, 0])))
    expect(await betOf(rest)).toMatchObject({ state: 'open' })
    await hear(0, ...ended(match, fixture.now(), [2, 0]))
    expect(await betOf(rest)).toMatchObject({ state: 'settled', result: 'W' })
  })

  it('before its start is postponed: its bets are void a day after the planned start', async () => {
    const match = fixture.match()
    await hear(0)
    const memberId = await fixture.member()
    const [order] = await fixture.place(memberId, [single(handicap(match))])
    const before: MatchReport = { ...reportAt([0, 0]), period: 0, phase: 'before' }
    await hear(dayMs, interrupted(match, before))
    expect(await betOf(order?.id ?? '')).toMatchObject({ state: 'open' })
    await hear(hourMs)
    expect(await betOf(order?.id ?? '')).toMatchObject({ state: 'settled', result: 'D' })
  })
})

describe('the exposure of the book', () => {
  it('is released by a settled bet, and taken again by a reopened bet', async () => {
    const { match, next } = await betInPlay()
    const [ofNext, ofMatch] = [`market:${match}.NG..1`, `match:${match}`]
    expect(await fixture.exposure(ofNext)).toBe(1_200n)
    expect(await fixture.exposure(ofMatch)).toBe(1_200n + 980n)
    await hear(minuteMs, goal(match, reportAt([1, 0])))
    expect(await fixture.exposure(ofNext)).toBe(0n)
    expect(await fixture.exposure(ofMatch)).toBe(980n)
    await hear(minuteMs, goal(match, reportAt([0, 0])))
    expect(await betOf(next)).toMatchObject({ state: 'open' })
    expect(await fixture.exposure(ofNext)).toBe(1_200n)
    expect(await fixture.exposure(ofMatch)).toBe(1_200n + 980n)
  })
})

describe('old matches', () => {
  it('without bets are deleted, with their exposure rows', async () => {
    const { match: betOn } = await betInPlay()
    const plain = fixture.runningMatch()
    await hear(0, ...ended(betOn, fixture.now(), [1, 0]), ...ended(plain, fixture.now(), [1, 0]))
    const known = async () => {
      const rows = await fixture.sql<{ id: string }[]>`
        select id from sports_match where id in (${betOn}, ${plain}) order by id`
      return rows.map(({ id }) => id)
    }
    const scopes = () =>
      fixture.sql`select 1 from sports_exposure where scope like ${`%:${betOn}%`}`
    await purgeMatches(platform)
    expect(await known()).toHaveLength(2)
    expect(await scopes()).toHaveLength(3)
    fixture.pass(2 * dayMs + secondMs)
    await purgeMatches(platform)
    expect(await known()).toHaveLength(2)
    expect(await scopes()).toHaveLength(0)
    fixture.pass(30 * dayMs)
    await purgeMatches(platform)
    expect(await known()).toEqual([betOn])
  })
})
