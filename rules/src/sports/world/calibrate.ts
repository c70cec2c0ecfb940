import { dayMs, instant, later, minuteMs, secondMs, type Instant } from '../../base/instant.ts'
import { countsFromBet, isPlayCode, playOf } from '../plays.ts'
import { legOutcome } from '../settle.ts'
import type { LegResult } from '../outcome.ts'
import { fixturesBetween, type Calendar } from './calendar.ts'
import { disciplineGameType, disciplines, type Discipline } from './discipline.ts'
import { makeLeagues } from './leagues.ts'
import type { Market } from './market.ts'
import type { Match } from './match.ts'
import { price, simulate, stateAt } from './model.ts'
import { reportOf, type MatchReport } from './report.ts'
import { instantOf } from './timeline.ts'

/** Outcomes of one kind that were given about the same probability. */
export interface CalibrationCell {
  readonly discipline: Discipline
  readonly code: string
  /** Probabilities from `bucket` ÷ 10 to a tenth more. */
  readonly bucket: number
  readonly matches: number
  /** How much more often than priced they happened, as a part of what was at stake. */
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

// The parts of a stake that are lost or won, and of those the part that is won.
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
  const { code } = market
  if (!isPlayCode(code)) throw new Error(`no such play: ${code}`)
  const gameType = disciplineGameType(match.league.discipline)
  const { period, unit } = playOf(code)
  const outcome = legOutcome(
    {
      gameType,
      play: code,
      side,
      line: market.line,
      scoreAtBet: countsFromBet(gameType, code) ? (atBet.tallies[unit]?.[period] ?? null) : null,
      drawOffered: market.outcomes.some((each) => each.side === 'N'),
      goalNumber: market.goalNumber,
    },
    final,
  )
  if (outcome !== null) return shares[outcome.result]
  if (final.phase === 'interrupted') return shares.D
  throw new Error(`${code} of ${match.id} is not decided at the end`)
}

/** When prices are looked at: fixed times, since "late in the match" would know when it ends. */
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
  /** What the square of the surplus would be on average, were the outcomes independent. */
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

// With fewer upsets to be expected than this, the sum is no bell curve and errors mean nothing.
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

const firstDay = instant(Date.UTC(2026, 0, 5))

const matchesOf = (calendar: Calendar, discipline: Discipline, count: number): Match[] => {
  const leagues = calendar.leagues.filter((league) => league.discipline === discipline)
  const found: Match[] = []
  const which = discipline === 'virtual-football' ? 'virtual' : 'real'
  for (let day = firstDay; found.length < count; day = later(day, dayMs)) {
    found.push(...fixturesBetween({ ...calendar, leagues }, day, later(day, dayMs), which))
  }
  return found.slice(0, count)
}

/**
 * Plays `count` matches, evenly over all sports, and compares how often outcomes happened with what
 * they were priced at before and during the match. Every cell should lie within sampling error.
 */
export const calibrate = (count: number, seed = 2_026): CalibrationCell[] => {
  const calendar: Calendar = { seed, leagues: makeLeagues(seed), clockRate: 2 }
  const each = Math.ceil(count / disciplines.length)
  return disciplines.flatMap((discipline) =>
    cellsOf(discipline, matchesOf(calendar, discipline, each)),
  )
}
