import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap, inPlay, nextGoal, single } from '../../../../test/picks.ts'
import { ended, happened, kickedOff, listed, reportAt } from '../../../../test/sports-news.ts'
import { makeBook } from '../book/make-book.ts'
import { makeRecorder, type Recorder } from '../book/record-news.ts'
import { readAcceptedCourses } from '../book/store-accepted-course.ts'
import type { FeedNews } from '../feed/feed.ts'
import type { WantedBet } from '../orders/order.ts'
import { settleDue } from './settling.ts'

let fixture: PlacementFixture
/** Of two processes that hear the same feed. */
let recorders: Recorder[]
const clock = { now: () => fixture.now(), advance: null }
beforeAll(async () => {
  fixture = await openPlacementFixture()
  const { sql, settings, bookWriter } = fixture
  recorders = [0, 1].map(() => makeRecorder({ sql, clock, settings }, bookWriter.book, log))
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const log = {
  error: (detail: unknown) => {
    throw new Error('not written', { cause: detail })
  },
}

const hear = async (...news: FeedNews[]): Promise<void> => {
  fixture.hear(...news)
  for (const recorder of recorders) recorder.hear(news)
  await Promise.all(recorders.map((recorder) => recorder.flush()))
  await settleDue({ sql: fixture.sql, clock })
}

const betOf = async (id: string) => {
  const [row] = await fixture.sql`
    select state, result, payout, net, turnover, settlements, explanation from sports_bet
    where id = ${id.replace('bet_', '')}::bigint`
  return row
}
const lettersOf = async (memberId: MemberId): Promise<unknown[]> =>
  (
    await fixture.sql<{ body: string }[]>`
      select body_cn as body from letter where member_id = ${memberId} and kind = 'match' order by id`
  ).map(({ body }) => body)

/** A running match with accepted bets; `goalAt` is two seconds before their acceptance. */
const acceptedBets = async (
  ...bets: ((match: string) => WantedBet)[]
): Promise<{ match: string; memberId: MemberId; ids: string[]; goalAt: Instant }> => {
  const match = fixture.runningMatch()
  await hear()
  const memberId = await fixture.member()
  const wanted = bets.length === 0 ? [single(inPlay(match))] : bets.map((bet) => bet(match))
  const placed = await fixture.place(memberId, wanted)
  fixture.pass(8_500)
  await fixture.placing.decideDue()
  for (const { id } of placed) expect(await betOf(id)).toMatchObject({ state: 'open' })
  return {
    match,
    memberId,
    ids: placed.map(({ id }) => id),
    goalAt: later(fixture.now(), -2 * secondMs),
  }
}
const idOf = ([id]: readonly string[]): string => id ?? ''

/** A process that starts when all others have ended; its first snapshot has this course of the match. */
const restartWith = async (match: string, ...course: FeedNews[]): Promise<void> => {
  const { sql, settings } = fixture
  const next = makeBook(clock)
  const accepted = await readAcceptedCourses(sql)
  const recorder = makeRecorder({ sql, clock, settings }, next.book, log, { accepted })
  const at = fixture.now()
  const news: FeedNews[] = [
    { kind: 'snapshot-begins', at },
    ...listed(match, at, at),
    ...course,
    { kind: 'snapshot-over', at },
  ]
  next.hear(news)
  recorder.hear(news)
  await recorder.flush()
  await settleDue({ sql, clock })
}

const goal = (match: string, at: Instant): FeedNews =>
  happened(match, at, 'score', reportAt([1, 0]))

describe('a bet in play that was accepted after a goal of which the feed had not told', () => {
  it('is void, once, and the member reads why', async () => {
    const { match, memberId, ids, goalAt } = await acceptedBets()
    fixture.pass(secondMs)
    await hear(goal(match, goalAt))
    const voided = await betOf(idOf(ids))
    expect(voided).toMatchObject({ state: 'settled', result: 'D', payout: 1_000n, settlements: 1 })
    expect(voided).toMatchObject({ net: 0n, turnover: 0n })
    expect(voided?.['explanation']).toContain('数据晚到')
    expect((await fixture.wallet(memberId)).venue).toBe(100_000n)
    expect(await fixture.exposure(`match:${match}`)).toBe(0n)
    expect(await lettersOf(memberId)).toEqual([expect.stringContaining('数据晚到')])
    // The same news again, as in the next snapshot, and the result.
    fixture.pass(minuteMs)
    await hear(goal(match, goalAt))
    await hear(...ended(match, fixture.now(), [2, 0]))
    expect(await betOf(idOf(ids))).toEqual(voided)
    await hear(...ended(match, fixture.now(), [0, 2], 101))
    expect(await betOf(idOf(ids))).toEqual(voided)
    expect(await lettersOf(memberId)).toHaveLength(1)
  })

  it('is void although the goal was in a gap and comes with the snapshot', async () => {
    const { match, ids, goalAt } = await acceptedBets()
    const at = fixture.now()
    await hear(
      { kind: 'gap', at },
      { kind: 'snapshot-begins', at },
      ...listed(match, goalAt, at),
      ...kickedOff(match, later(goalAt, -minuteMs)),
      goal(match, goalAt),
      { kind: 'snapshot-over', at },
    )
    expect(await betOf(idOf(ids))).toMatchObject({ result: 'D', payout: 1_000n })
  })

  it('is void although the goal is older than the first prices and comes with a later snapshot', async () => {
    const goalAt = fixture.now()
    fixture.pass(secondMs)
    const match = fixture.runningMatch()
    await hear()
    const memberId = await fixture.member()
    const placed = await fixture.place(memberId, [single(inPlay(match))])
    fixture.pass(8_500)
    await fixture.placing.decideDue()
    const at = fixture.now()
    await hear({ kind: 'snapshot-begins', at }, ...listed(match, goalAt, at), goal(match, goalAt), {
      kind: 'snapshot-over',
      at,
    })
    expect(await betOf(idOf(placed.map(({ id }) => id)))).toMatchObject({ result: 'D' })
  })

  it('is void after a payout by an early report, and the difference is taken back', async () => {
    const { match, memberId, ids, goalAt } = await acceptedBets((live) => single(nextGoal(live)))
    await hear(happened(match, fixture.now(), 'score', reportAt([1, 0])))
    fixture.pass(minuteMs)
    await hear()
    expect(await betOf(idOf(ids))).toMatchObject({ state: 'settled', result: 'W', payout: 2_200n })
    // The corner came before the goal that paid the bet, and before its acceptance.
    await hear(happened(match, goalAt, 'corner', reportAt([1, 0])))
    expect(await betOf(idOf(ids))).toMatchObject({ result: 'D', payout: 1_000n, settlements: 2 })
    expect((await fixture.wallet(memberId)).venue).toBe(100_000n)
  })

  it('voids one leg of a combination', async () => {
    const early = fixture.match()
    await hear()
    const { match, memberId, ids, goalAt } = await acceptedBets((live) => ({
      code: '2x1',
      stake: 1_000n,
      picks: [handicap(early), inPlay(live)],
    }))
    await hear(goal(match, goalAt))
    expect(await betOf(idOf(ids))).toMatchObject({ state: 'open' })
    await hear(...ended(early, fixture.now(), [1, 0]))
    expect(await betOf(idOf(ids))).toMatchObject({ state: 'settled', result: 'W', payout: 1_980n })
    expect((await fixture.wallet(memberId)).venue).toBe(100_980n)
  })

  it.each([
    [
      'a red card',
      (match: string, at: Instant) => happened(match, at, 'red', reportAt([0, 0], false, [0, 1])),
    ],
    [
      'a suspension',
      (matchId: string, at: Instant) =>
        ({ kind: 'status', at, matchId, status: 'suspended' }) as const,
    ],
    ['the end', (match: string, at: Instant) => ended(match, at, [0, 0])[0] as FeedNews],
  ])('is void after %s too', async (_what, news) => {
    const { match, ids, goalAt } = await acceptedBets()
    await hear(news(match, goalAt))
    expect(await betOf(idOf(ids))).toMatchObject({ result: 'D', payout: 1_000n })
  })
})

const afterGoal = { score: { home: 1, away: 0 }, redCards: { home: 0, away: 0 } }

describe('a bet in play of a process that ended before it heard of a goal', () => {
  it('is void when the next process hears of it, and others stay', async () => {
    const { match, memberId, ids, goalAt } = await acceptedBets()
    const other = await acceptedBets()
    fixture.wait(secondMs)
    await restartWith(match, goal(match, goalAt))
    expect(await betOf(idOf(ids))).toMatchObject({ state: 'settled', result: 'D', payout: 1_000n })
    expect((await fixture.wallet(memberId)).venue).toBe(100_000n)
    expect(await betOf(idOf(other.ids))).toMatchObject({ state: 'open' })
  })

  it('is void when the match had ended before', async () => {
    const { match, ids, goalAt } = await acceptedBets()
    await restartWith(match, ...ended(match, goalAt, [0, 0]))
    expect(await betOf(idOf(ids))).toMatchObject({ result: 'D', payout: 1_000n })
  })

  it('stays where the goal was known, came after the acceptance or changes no price', async () => {
    const match = fixture.runningMatch()
    await hear()
    const known = goal(match, fixture.now())
    await hear(known)
    fixture.pass(secondMs)
    const memberId = await fixture.member()
    const placed = await fixture.place(memberId, [single(inPlay(match, { live: afterGoal }))])
    fixture.pass(8_500)
    await fixture.placing.decideDue()
    const acceptedAt = fixture.now()
    fixture.pass(secondMs)
    const card = happened(match, later(acceptedAt, -secondMs), 'yellow', reportAt([1, 0]))
    const corner = happened(match, fixture.now(), 'corner', reportAt([1, 0]))
    await restartWith(match, known, card, corner)
    expect(await betOf(idOf(placed.map(({ id }) => id)))).toMatchObject({ state: 'open' })
  })
})

describe('a bet stays as it is', () => {
  it('when the goal is dated after its acceptance', async () => {
    const { match, ids } = await acceptedBets()
    const acceptedAt = fixture.now()
    fixture.pass(3 * secondMs)
    await hear(goal(match, acceptedAt))
    expect(await betOf(idOf(ids))).toMatchObject({ state: 'open', settlements: 0 })
  })

  it('when it was placed before the match', async () => {
    const matchId = fixture.match()
    await hear()
    fixture.pass(minuteMs)
    const memberId = await fixture.member()
    const placed = await fixture.place(memberId, [single(handicap(matchId))])
    fixture.pass(minuteMs)
    const at = later(fixture.now(), -minuteMs - secondMs)
    await hear({ kind: 'status', at, matchId, status: 'suspended' })
    const [row] = await fixture.sql`select 1 from sports_late_news where match_id = ${matchId}`
    expect(row).toBeDefined()
    expect(await betOf(idOf(placed.map(({ id }) => id)))).toMatchObject({ state: 'open' })
  })

  it('when a snapshot repeats what was known at its acceptance', async () => {
    const match = fixture.runningMatch()
    const corner = happened(match, fixture.now(), 'corner', reportAt([0, 0]))
    await hear(corner)
    const memberId = await fixture.member()
    const placed = await fixture.place(memberId, [single(inPlay(match))])
    fixture.pass(8_500)
    await fixture.placing.decideDue()
    const at = fixture.now()
    await hear({ kind: 'snapshot-begins', at }, ...listed(match, at, at), corner, {
      kind: 'snapshot-over',
      at,
    })
    expect(await betOf(idOf(placed.map(({ id }) => id)))).toMatchObject({ state: 'open' })
  })
})
