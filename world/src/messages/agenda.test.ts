import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { makeAgenda } from './agenda.ts'
import type { Due } from './match-messages.ts'

const everyMs = 700
const begin = instant(2_571_428_571 * everyMs)
/** Many of these steps end exactly on a heartbeat. */
const step = fc.integer({ min: 1, max: 500 }).map((count) => (count * everyMs) / 2)

const beatsBetween = (from: Instant, to: Instant): Due[] => {
  const due: Due[] = []
  for (let beat = (Math.floor(from / everyMs) + 1) * everyMs; beat <= to; beat += everyMs) {
    const at = instant(beat)
    due.push({ kind: 'heartbeat', at, matchId: '', make: () => ({ kind: 'heartbeat', at }) })
  }
  return due
}

const timesOf = (due: readonly Due[]): number[] => due.map(({ at }) => at)

describe('the agenda', () => {
  it('gives the same messages in steps of any length as at once', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const agenda = makeAgenda(beatsBetween)
        let now = begin
        const found = steps.flatMap((stepMs) => {
          const from = now
          now = later(now, stepMs)
          return timesOf(agenda(from, now))
        })
        expect(found).toEqual(timesOf(beatsBetween(begin, now)))
      }),
    )
  })

  it('computes a page once for all its steps', () => {
    let looked = 0
    const agenda = makeAgenda((from, to) => {
      looked += 1
      return beatsBetween(from, to)
    })
    const page = instant(30_000_000 * minuteMs)
    for (let second = 0; second < 60; second += 1)
      agenda(later(page, second * secondMs), later(page, (second + 1) * secondMs))
    expect(looked).toBe(1)
  })
})
