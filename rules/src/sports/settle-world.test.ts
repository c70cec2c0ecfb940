import { describe, expect, it } from 'vitest'
import { dayMs, instant, later, type Instant } from '../base/instant.ts'
import { tallyOf } from './match-result.ts'
import { countsFromBet, isPlayCode, playOf, type PlayCode } from './plays.ts'
import { legOutcome, type LegTerms } from './settle.ts'
import { isSideOf } from './sides.ts'
import { fixturesBetween } from './world/calendar.ts'
import { disciplineGameType, disciplines } from './world/discipline.ts'
import { makeLeagues } from './world/leagues.ts'
import type { Market } from './world/market.ts'
import type { Match } from './world/match.ts'
import { price, simulate, stateAt } from './world/model.ts'
import { reportOf, type MatchReport } from './world/report.ts'
import { instantOf } from './world/timeline.ts'

const from = instant(Date.parse('2026-03-01T00:00:00Z'))
const calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const fixtures = fixturesBetween(calendar, from, later(from, 7 * dayMs))

/** Some matches of every discipline, drawn from all over the week. */
const sample = disciplines.flatMap((discipline) => {
  const all = fixtures.filter(({ league }) => league.discipline === discipline)
  const step = Math.max(1, Math.floor(all.length / 4))
  return all.filter((_, index) => index % step === 0)
})

const playCodeOf = ({ code }: Market): PlayCode => {
  if (!isPlayCode(code)) throw new Error(`no play ${code}`)
  return code
}

const termsOf = (match: Match, market: Market, side: string, now: MatchReport): LegTerms => {
  const play = playCodeOf(market)
  const { unit, period } = playOf(play)
  const gameType = disciplineGameType(match.league.discipline)
  return {
    gameType,
    play,
    side,
    line: market.line,
    scoreAtBet: countsFromBet(gameType, play) ? tallyOf(now, unit, period) : null,
    drawOffered: market.outcomes.some((outcome) => outcome.side === 'N'),
    goalNumber: market.goalNumber,
  }
}

/** Before the match and at three moments of it: each market with what was known and how it ended. */
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
        const play = playCodeOf(market)
        const results = market.outcomes.map(({ side, probability }) => {
          expect(isSideOf(play, side), `${play} ${side}`).toBe(true)
          const terms = termsOf(match, market, side, now)
          // What is still sold as open may not be decided already.
          if (probability > 0.001 && probability < 0.999) expect(legOutcome(terms, now)).toBeNull()
          return legOutcome(terms, final)?.result ?? 'open'
        })
        if (market.line === null) {
          expect(
            results.filter((result) => result === 'W'),
            play,
          ).toHaveLength(1)
        }
        expect(results, play).not.toContain('open')
      }
    },
  )
})
