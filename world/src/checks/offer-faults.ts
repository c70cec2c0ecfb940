import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import { chancesLeft } from '@xinghe/rules/sports/undecided.ts'
import type { Match } from '../match/match.ts'
import { reportOf } from '../match/report.ts'
import { instantOf, type Timeline } from '../match/timeline.ts'
import { price, simulate, stateAt } from '../model/model.ts'
import { termsOf } from './leg-terms.ts'
import { sampleMatches } from './sample-matches.ts'

/**
 * `lost` and `certain`: offered although no continuation of the match wins it, or loses it.
 * `wrong`: the rule called the outcome impossible, and it happened.
 */
export interface OfferFault {
  readonly kind: 'lost' | 'certain' | 'wrong'
  readonly discipline: Discipline
  readonly code: string
  readonly side: string
  readonly matchId: string
}

// Far above the error of a sum of probabilities, far below any that is offered.
const hair = 1e-9
const marginBps = 500

const mostMoments = 14

/** Before the match, late in it, and after a sample of its events. */
const momentsOf = ({ events, endSeconds }: Timeline): number[] => {
  const counts = events.filter(({ kind }) => kind !== 'danger' && kind !== 'point')
  const every = Math.ceil(counts.length / mostMoments)
  const after = counts.filter((_, place) => place % every === 0)
  return [-1, 0.9 * endSeconds, 0.99 * endSeconds, ...after.map(({ atSeconds }) => atSeconds)]
}

const faultsAt = (match: Match, timeline: Timeline, seconds: number, final: MatchReport) => {
  const { discipline } = match.league
  const state = stateAt(match, timeline, instantOf(match, seconds))
  const now = reportOf(match, state)
  return price(match, state, marginBps).flatMap((market) =>
    market.outcomes.flatMap(({ side, probability, hk }): OfferFault[] => {
      const terms = termsOf(match, market, side, now)
      const { canWin, canLose } = chancesLeft(terms, discipline, now)
      const result = legOutcome(terms, final)?.result
      const fault = { discipline, code: market.code, side, matchId: match.id }
      const found: OfferFault[] = []
      if ((result === 'W' && !canWin) || (result === 'L' && !canLose))
        found.push({ kind: 'wrong', ...fault })
      if (hk > 0 && (!canWin || probability < hair)) found.push({ kind: 'lost', ...fault })
      if (hk > 0 && (!canLose || probability > 1 - hair)) found.push({ kind: 'certain', ...fault })
      return found
    }),
  )
}

/** Plays `count` matches of all sports and returns every decided outcome that was still offered. */
export const findOfferFaults = (count: number, seed = 2_026): OfferFault[] =>
  sampleMatches(count, seed).flatMap(([, matches]) =>
    matches.flatMap((match) => {
      const timeline = simulate(match)
      const end = instantOf(match, timeline.endSeconds)
      const final = reportOf(match, stateAt(match, timeline, end))
      return momentsOf(timeline).flatMap((seconds) => faultsAt(match, timeline, seconds, final))
    }),
  )
