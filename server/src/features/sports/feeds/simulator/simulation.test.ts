import { describe, expect, it } from 'vitest'
import { hourMs, instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Book, BookChange } from '../../book/book.ts'
import { makeBook } from '../../book/make-book.ts'
import type { FeedNews } from '../../feed/feed.ts'
import { makeSimulation, type Simulation } from './simulation.ts'

const begin = instant(Date.parse('2026-11-15T12:00:00Z'))
// Few sports with short matches, so that much happens within minutes.
const options = {
  seed: 77,
  secret: Buffer.alloc(32, 7),
  played: ['virtual-football', 'snooker'],
} as const

/** Follows a simulation as a process does, and records all its news. */
const follow = (since: Instant | null = null) => {
  const sent: FeedNews[] = []
  const simulation: Simulation = makeSimulation(options, since)
  let now = begin
  const bookWriter = makeBook({ now: () => now })
  const lateNews: BookChange[] = []
  bookWriter.book.onChange((change) => {
    if (change.kind === 'late-news') lateNews.push(change)
  })
  const hear = (news: Iterable<FeedNews>): number => {
    const all = [...news]
    sent.push(...all)
    bookWriter.hear(all)
    return all.length
  }
  return {
    sent,
    simulation,
    lateNews,
    book: bookWriter.book,
    goTo(at: Instant): void {
      now = at
      hear(simulation.advance(at))
      hear(simulation.continueSnapshot(7))
    },
    completeSnapshot(): void {
      while (hear(simulation.continueSnapshot(50)) > 0);
    },
  }
}

/** Everything by which the book judges a bet. */
const contentOf = (book: Book): unknown[] =>
  [...book.matches()]
    .filter(({ endedAt }) => endedAt === null)
    .map(({ fixture, status, running, report, markets }) => ({
      id: fixture.matchId,
      status,
      running,
      score: report?.tallies,
      prices: [...markets.values()].map(({ id, prices }) => [id, [...prices]]),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

const endsOf = (sent: readonly FeedNews[]): string[] =>
  sent
    .flatMap((news) =>
      news.kind === 'result' && news.report.phase === 'ended' ? [news.matchId] : [],
    )
    .sort()

const fresh = (at: Instant): Book => {
  const follower = follow()
  follower.goTo(at)
  follower.completeSnapshot()
  return follower.book
}

describe('the simulated feed', () => {
  it('builds the same book by ticks as by a snapshot, even when ticks come during the snapshot', () => {
    const follower = follow()
    for (let step = 0; step <= 4 * 60; step += 1) follower.goTo(later(begin, step * 1_000))
    follower.completeSnapshot()
    const now = later(begin, 4 * minuteMs)
    expect(contentOf(follower.book)).toEqual(contentOf(fresh(now)))
    expect(follower.sent.filter(({ kind }) => kind === 'snapshot-begins')).toHaveLength(1)
  })

  it('sends every result of a leap of the clock, and then a snapshot', () => {
    const leaps = follow()
    leaps.goTo(begin)
    leaps.completeSnapshot()
    leaps.goTo(later(begin, hourMs / 4))
    leaps.completeSnapshot()
    expect(contentOf(leaps.book)).toEqual(contentOf(fresh(later(begin, hourMs / 4))))
    const walks = follow()
    walks.goTo(begin)
    walks.completeSnapshot()
    for (let at = 0; at <= hourMs / 4; at += 50_000) walks.goTo(later(begin, at))
    walks.goTo(later(begin, hourMs / 4))
    const ends = endsOf(leaps.sent)
    expect(ends.length).toBeGreaterThan(12)
    expect(ends).toEqual(endsOf(walks.sent))
    expect([...leaps.lateNews, ...walks.lateNews]).toEqual([])
  })

  it('sends the results that a stopped site has missed', () => {
    const back = follow(later(begin, -hourMs))
    back.goTo(begin)
    expect(endsOf(back.sent).length).toBeGreaterThan(50)
    expect(back.sent.findIndex(({ kind }) => kind === 'snapshot-begins')).toBeGreaterThan(50)
  })

  it('tells of a listed match the results that it has sent, and no later ones', () => {
    const follower = follow(later(begin, -3 * hourMs))
    follower.goTo(begin)
    follower.completeSnapshot()
    const finals = new Map(
      follower.sent.flatMap((news) =>
        news.kind === 'result' && news.report.phase === 'ended'
          ? [[news.matchId, news.report] as const]
          : [],
      ),
    )
    const next = [...follower.book.matches()].find(
      ({ fixture, running }) => fixture.gameType === 'VF' && !running,
    )
    const preview = follower.simulation.preview(next?.fixture.matchId ?? '')
    const told = preview?.history.filter(({ matchId }) => finals.has(matchId)) ?? []
    expect(told.length).toBeGreaterThan(30)
    for (const { matchId, score } of told) {
      const report = finals.get(matchId)
      const { home, away } = report?.tallies.score?.full ?? {}
      expect([home, away], matchId).toEqual(score)
      expect(follower.simulation.result(matchId)?.report).toEqual(report)
    }
    for (const { fixture, endedAt } of follower.book.matches())
      if (endedAt === null) {
        expect(preview?.history.map(({ matchId }) => matchId)).not.toContain(fixture.matchId)
        expect(follower.simulation.result(fixture.matchId)).toBeNull()
      }
  })

  it('has neither preview nor result of an unknown match, or of one that is not listed yet', () => {
    const follower = follow()
    follower.goTo(begin)
    const [league, round = ''] = [
      'vf01-cup',
      follower.sent
        .flatMap((news) =>
          news.kind === 'fixture' && news.fixture.leagueId === 'vf01-cup'
            ? [news.fixture.round]
            : [],
        )
        .at(-1),
    ]
    for (const id of ['', 'vf01-cup-1', `${league}-${Number(round) + 500}-0`, `${league}-1-7`]) {
      expect(follower.simulation.preview(id)).toBeNull()
      expect(follower.simulation.result(id)).toBeNull()
    }
  })

  it('never sends the probabilities behind the prices', () => {
    const follower = follow()
    follower.goTo(begin)
    follower.completeSnapshot()
    expect(follower.sent.length).toBeGreaterThan(100)
    expect(JSON.stringify(follower.sent)).not.toContain('probability')
  })
})
