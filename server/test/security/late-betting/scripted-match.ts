import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { ended, happened, kickedOff, listed, reportAt } from '../../sports-news.ts'

/** What happens in a match, and when: the truth that sharp bettors see at once. */
export interface Happening {
  readonly kind: 'goal' | 'corner' | 'opened'
  readonly at: Instant
  /** How long the feed keeps a goal or corner back while everything else goes on. */
  readonly heldBackMs: number
  /** Its messages are lost on the way, so that only a snapshot tells them. */
  readonly lost: boolean
}

export interface ScriptedMatch {
  readonly id: string
  readonly course: readonly Happening[]
  scoreAt(at: Instant): Score
  /** The messages of a happening, by what the feed has told so far. */
  tell(happening: Happening): FeedNews[]
  /** Everything the feed knows of the match, for a snapshot. */
  snapshot(at: Instant): FeedNews[]
  end(at: Instant): FeedNews[]
}

const market = (at: Instant, matchId: string, goals: number): FeedNews => ({
  kind: 'prices',
  at,
  matchId,
  running: true,
  markets: [
    {
      play: 'RE',
      line: -2,
      main: true,
      goalNumber: null,
      offers: ['H', 98 - (goals % 7), 'C', 92 - (goals % 7)],
    },
  ],
})

const reopenedMs = 5 * secondMs

const drawCourse = (rng: Rng, from: Instant, to: Instant): Happening[] => {
  const course: Happening[] = []
  for (let at = later(from, 5_000 + rng.below(20_000)); at < to;) {
    const kind = rng.below(2) === 0 ? 'goal' : 'corner'
    const heldBackMs = rng.below(3) === 0 ? rng.below(20_000) : 0
    course.push({ kind, at, heldBackMs, lost: kind === 'goal' && rng.below(3) === 0 })
    if (kind === 'goal')
      course.push({
        kind: 'opened',
        at: later(at, heldBackMs + reopenedMs),
        heldBackMs: 0,
        lost: false,
      })
    at = later(at, heldBackMs + 8_000 + rng.below(25_000))
  }
  return course
}

/** A match from its kick-off at `from`, with a goal or corner every few seconds; the home side scores all. */
export const makeScriptedMatch = (
  rng: Rng,
  id: string,
  from: Instant,
  to: Instant,
): ScriptedMatch => {
  const course = drawCourse(rng, from, to)
  const told: FeedNews[] = kickedOff(id, from)
  let goals = 0
  let status: 'open' | 'suspended' = 'open'
  const report = () => reportAt([goals, 0])

  return {
    id,
    course,
    scoreAt: (at) => ({
      home: course.filter((one) => one.kind === 'goal' && one.at <= at).length,
      away: 0,
    }),
    tell({ kind, at }) {
      if (kind === 'opened') {
        status = 'open'
        return [{ kind: 'status', at, matchId: id, status }, market(at, id, goals)]
      }
      if (kind === 'goal') goals += 1
      const seconds = Math.round((at - from) / secondMs)
      const event = happened(id, at, kind === 'goal' ? 'score' : 'corner', {
        ...report(),
        seconds,
      })
      told.push(event)
      if (kind === 'corner') return [event]
      status = 'suspended'
      return [event, { kind: 'status', at, matchId: id, status }]
    },
    snapshot: (at) => [
      ...listed(id, from, at).slice(0, 1),
      ...told.filter(({ kind }) => kind === 'event'),
      { kind: 'status', at, matchId: id, status },
      market(at, id, goals),
    ],
    end: (at) => ended(id, at, [goals, 0]),
  }
}
