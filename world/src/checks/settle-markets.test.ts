import { describe, expect, it } from 'vitest'
import { dayMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import { isSideOf } from '@xinghe/rules/sports/sides.ts'
import { fixturesBetween } from '../calendar/calendar.ts'
import { disciplines } from '@xinghe/rules/sports/feed/discipline.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Match } from '../match/match.ts'
import { price, simulate, stateAt } from '../model/model.ts'
import { reportOf } from '../match/report.ts'
import { instantOf } from '../match/timeline.ts'
import { termsOf } from './leg-terms.ts'

const from = instant(Date.parse('2026-03-01T00:00:00Z'))
const calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const fixtures = fixturesBetween(calendar, from, later(from, 7 * dayMs))

/** Some matches of every discipline, spread over the week. */
const sample = disciplines.flatMap((discipline) => {
  const all = fixtures.filter(({ league }) => league.discipline === discipline)
  const step = Math.max(1, Math.floor(all.length / 4))
  return all.filter((_, index) => index % step === 0)
})

/** Each market before the match and at three moments of it, with the state then and the final result. */
const offersOf = (match: Match) => {
  const timeline = simulate(match)
  const reportAt = (at: Instant) => reportOf(match, stateAt(match, timeline, at))
  const final = reportAt(instantOf(match, timeline.endSeconds))
  return [-1, 900, 2_400, 4_000].flatMap((seconds) => {
    const at = instantOf(match, seconds)
    const state = stateAt(match, timeline, at)
    const now = reportAt(at)
    return price(match, state, 500).map((market) => ({ market, now, final }))
  })
}

describe('the markets that the world sells', () => {
  it.each(sample.map((match) => [match.id, match] as const))(
    'of %s can all be settled',
    (_, match) => {
      for (const { market, now, final } of offersOf(match)) {
        const results = market.outcomes.map(({ side, probability }) => {
          const terms = termsOf(match, market, side, now)
          expect(isSideOf(terms.play, side), `${market.code} ${side}`).toBe(true)
          // An open market must not be decided already.
          if (probability > 0.001 && probability < 0.999) expect(legOutcome(terms, now)).toBeNull()
          return legOutcome(terms, final)?.result ?? 'open'
        })
        if (market.line === null) {
          expect(
            results.filter((result) => result === 'W'),
            market.code,
          ).toHaveLength(1)
        }
        expect(results, market.code).not.toContain('open')
      }
    },
  )
})
