import { dayMs, later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { LegResult } from '@xinghe/rules/sports/outcome.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import type { Match } from '../match/match.ts'
import { reportOf } from '../match/report.ts'
import { instantOf } from '../match/timeline.ts'
import { price, simulate, stateAt } from '../model/model.ts'
import { termsOf } from './leg-terms.ts'
import { sampleMatches } from './sample-matches.ts'

/** Outcomes of one kind with about the same predicted probability. */
export interface CalibrationCell {
  readonly discipline: Discipline
  readonly code: string
  /** Probabilities from `bucket` ÷ 10 to a tenth more. */
  readonly bucket: number
  readonly matches: number
  /** Surplus of actual over predicted frequency, as a part of the stakes. */
  readonly bias: number
  /** The same in standard errors; the outcomes of one match are one observation. */
  readonly deviations: number
}

interface Count {
  matches: number
  stake: number
  surplus: number
  squares: number
  expectedSquares: number
}

// The parts of a stake that are won or lost (not pushed), and the won part of those.
const shares: Record<LegResult, readonly [settled: number, won: number]> = {
  W: [1, 1],
  LW: [0.5, 0.5],
  P: [0, 0],
  LL: [0.5, 0],
  L: [1, 0],
  D: [0, 0],
}

const settled = (
  match: Match,
  market: Market,
  side: string,
  atBet: MatchReport,
  final: MatchReport,
): readonly [settled: number, won: number] => {
  const outcome = legOutcome(termsOf(match, market, side, atBet), final)
  if (outcome !== null) return shares[outcome.result]
  if (final.phase === 'interrupted') return shares.D
  throw new Error(`${market.code} of ${match.id} is not decided at the end`)
}

/** When prices are sampled: at fixed times, since "late in the match" would depend on when it ends. */
const lookAt = (match: Match): Instant[] => {
  const virtual = match.league.discipline === 'virtual-football'
  const [early, ...minutes] = virtual ? [minuteMs, 0.7, 1.3, 2.6] : [dayMs, 9, 22, 46]
  return [
    later(match.kickOff, -(early ?? 0)),
    later(match.kickOff, -secondMs),
    ...minutes.map((minute) => later(match.kickOff, minute * minuteMs)),
  ]
}

interface Surplus {
  surplus: number
  stake: number
  /** Expected square of the surplus for independent outcomes. */
  expectedSquare: number
}

/** The surplus of one match in each cell, by `code/bucket`. */
const surpluses = (match: Match): Map<string, Surplus> => {
  const timeline = simulate(match)
  const final = reportOf(match, stateAt(match, timeline, instantOf(match, timeline.endSeconds)))
  const found = new Map<string, Surplus>()
  for (const at of lookAt(match)) {
    const state = stateAt(match, timeline, at)
    if (state.suspended) continue
    const atBet = reportOf(match, state)
    for (const market of price(match, state, 0)) {
      for (const { side, probability } of market.outcomes) {
        const [stake, won] = settled(match, market, side, atBet, final)
        const key = `${market.code}/${Math.min(9, Math.floor(probability * 10))}`
        const sum = found.get(key) ?? { surplus: 0, stake: 0, expectedSquare: 0 }
        found.set(key, sum)
        sum.surplus += won - probability * stake
        sum.stake += stake
        sum.expectedSquare += probability * (1 - probability) * stake ** 2
      }
    }
  }
  return found
}

// With fewer expected upsets the sum is not normally distributed, and standard errors mean nothing.
const fewestUpsets = 8

const noCount = (): Count => ({
  matches: 0,
  stake: 0,
  surplus: 0,
  squares: 0,
  expectedSquares: 0,
})

const cellsOf = (discipline: Discipline, matches: readonly Match[]): CalibrationCell[] => {
  const counts = new Map<string, Count>()
  for (const match of matches) {
    for (const [key, { surplus, stake, expectedSquare }] of surpluses(match)) {
      const count = counts.get(key) ?? noCount()
      counts.set(key, count)
      count.matches++
      count.stake += stake
      count.surplus += surplus
      count.squares += surplus ** 2
      count.expectedSquares += expectedSquare
    }
  }
  return [...counts]
    .filter(([, count]) => count.expectedSquares >= fewestUpsets)
    .map(([key, count]) => {
      const [code = '', bucket = '0'] = key.split('/')
      return {
        discipline,
        code,
        bucket: Number(bucket),
        matches: count.matches,
        bias: count.surplus / count.stake,
        deviations: count.surplus / Math.sqrt(Math.max(count.squares, count.expectedSquares)),
      }
    })
}

/**
 * Plays `count` matches, evenly over all sports, and compares how often outcomes happened with what
 * they were priced at before and during the match. Every cell should lie within sampling error.
 */
export const calibrate = (count: number, seed = 2_026): CalibrationCell[] =>
  sampleMatches(count, seed).flatMap(([discipline, matches]) => cellsOf(discipline, matches))
