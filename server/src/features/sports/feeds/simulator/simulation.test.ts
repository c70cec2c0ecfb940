import { describe, expect, it } from 'vitest'
import { hourMs, instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Book } from '../../book/book.ts'
import { makeBook } from '../../book/make-book.ts'
import type { FeedNews } from '../feed.ts'
import { makeSimulation, type Simulation } from './simulation.ts'

const begin = instant(Date.parse('2026-11-15T12:00:00Z'))
// Short matches and few of them: a lot happens in minutes.
const options = {
  seed: 77,
  secret: Buffer.alloc(32, 7),
  played: ['virtual-football', 'snooker'],
} as const

/** Follows a simulation as a process does, and remembers all it said. */
const follow = (since: Instant | null = null) => {
  const said: FeedNews[] = []
  const simulation: Simulation = makeSimulation(options, since)
  let now = begin
  const keeper = makeBook({ now: () => now })
  const hear = (news: Iterable<FeedNews>): number => {
    const all = [...news]
    said.push(...all)
    keeper.hear(all)
    return all.length
  }
  return {
    said,
    book: keeper.book,
    goTo(at: Instant): void {
      now = at
      hear(simulation.advance(at))
      hear(simulation.tellMore(7))
    },
    tellAll(): void {
      while (hear(simulation.tellMore(50)) > 0);
    },
  }
}

/** What a bet would be judged by. */
const pictureOf = (book: Book): unknown[] =>
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

const endsOf = (said: readonly FeedNews[]): string[] =>
  said
    .flatMap((news) =>
      news.kind === 'result' && news.report.phase === 'ended' ? [news.matchId] : [],
    )
    .sort()

const fresh = (at: Instant): Book => {
  const follower = follow()
  follower.goTo(at)
  follower.tellAll()
  return follower.book
}

describe('the simulated feed', () => {
  it('comes to the same book by ticks as by a snapshot, also when the snapshot is told meanwhile', () => {
    const follower = follow()
    for (let step = 0; step <= 4 * 60; step += 1) follower.goTo(later(begin, step * 1_000))
    follower.tellAll()
    const now = later(begin, 4 * minuteMs)
    expect(pictureOf(follower.book)).toEqual(pictureOf(fresh(now)))
    expect(follower.said.filter(({ kind }) => kind === 'snapshot-begins')).toHaveLength(1)
  })

  it('tells every result of a leap of the clock and then what stands', () => {
    const leaps = follow()
    leaps.goTo(begin)
    leaps.tellAll()
    leaps.goTo(later(begin, hourMs / 4))
    leaps.tellAll()
    expect(pictureOf(leaps.book)).toEqual(pictureOf(fresh(later(begin, hourMs / 4))))
    const walks = follow()
    for (let at = 0; at <= hourMs / 4; at += 50_000) walks.goTo(later(begin, at))
    walks.goTo(later(begin, hourMs / 4))
    const ends = endsOf(leaps.said)
    expect(ends.length).toBeGreaterThan(12)
    expect(ends).toEqual(endsOf(walks.said))
  })

  it('tells the results that a stopped site has missed', () => {
    const back = follow(later(begin, -hourMs))
    back.goTo(begin)
    expect(endsOf(back.said).length).toBeGreaterThan(50)
    expect(back.said.findIndex(({ kind }) => kind === 'snapshot-begins')).toBeGreaterThan(50)
  })

  it('says nothing of how a price was made', () => {
    const follower = follow()
    follower.goTo(begin)
    follower.tellAll()
    expect(follower.said.length).toBeGreaterThan(100)
    expect(JSON.stringify(follower.said)).not.toContain('probability')
  })
})
