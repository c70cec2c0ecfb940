import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { brokenOffAt, brokenOffChance } from './broken-off.ts'
import { fixturesBetween } from '../calendar/calendar.ts'
import { disciplines } from '@xinghe/rules/sports/feed/discipline.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { LiveMatch } from '../model/live-match.ts'
import { liveDue } from '../messages/match-messages.ts'
import { price, simulate, stateAt } from '../model/model.ts'
import { reportOf } from './report.ts'
import { instantOf } from './timeline.ts'

const from = instant(Date.parse('2026-03-01T00:00:00Z'))
const calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const fixtures = fixturesBetween(calendar, from, later(from, 7 * dayMs))
const sample = disciplines
  .filter((discipline) => discipline !== 'virtual-football')
  .flatMap((discipline) => fixtures.find(({ league }) => league.discipline === discipline) ?? [])

describe('a match that is broken off', () => {
  it.each(sample.map((match) => [match.league.discipline, match] as const))(
    'of %s says so as its last word, and keeps open what was not over',
    (_, match) => {
      const whole = simulate(match)
      for (const part of [0.1, 0.4, 0.5, 0.9]) {
        const timeline = brokenOffAt(whole, whole.endSeconds * part)
        const endsAt = instantOf(match, timeline.endSeconds)
        const live: LiveMatch = { match, timeline, endsAt, pricedAt: [] }
        const told = liveDue(live, later(match.kickOff, -1), endsAt, 500).map(({ make }) => make())
        expect(told.filter(({ kind }) => kind === 'interrupted')).toHaveLength(1)
        expect(told.at(-1)).toMatchObject({ kind: 'status', status: 'closed' })
        const state = stateAt(match, timeline, endsAt)
        const { phase, tallies, periods } = reportOf(match, state)
        expect([phase, tallies.score?.full?.final]).toEqual(['interrupted', false])
        const quarters = [
          tallies.score?.q1,
          tallies.score?.q2,
          tallies.score?.q3,
          tallies.score?.q4,
        ]
        const running = quarters[periods.length - 1]
        expect(running?.final ?? false).toBe(false)
        expect(price(match, state, 500)).toEqual([])
      }
    },
  )

  it('is rare, and leaves the course of all other matches unchanged', () => {
    const some = fixtures.filter((_, place) => place % 2 === 0)
    const brokenOff = some.filter((match) => simulate(match).events.at(-1)?.kind === 'interrupted')
    expect(brokenOff.length).toBeGreaterThan(0)
    expect(brokenOff.length).toBeLessThan(5 * brokenOffChance * some.length)
  })
})
