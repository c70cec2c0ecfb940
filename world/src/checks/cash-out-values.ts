import { dayMs, later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { hkPrice, oddsOf } from '@xinghe/rules/base/odds.ts'
import { disciplineGameType, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Market, Outcome } from '@xinghe/rules/sports/feed/market.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { sharesOfOutcome } from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import {
  expectedShares,
  type StandingMarket,
  type StandingOffer,
} from '@xinghe/rules/sports/cash-out/leg-shares.ts'
import { spreadAgrees } from '@xinghe/rules/sports/cash-out/spread-agrees.ts'
import { cashOutValue } from '@xinghe/rules/sports/cash-out/value.ts'
import { isPlayCode, playGroup } from '@xinghe/rules/sports/plays.ts'
import { legOutcome, type LegTerms } from '@xinghe/rules/sports/settle.ts'
import { settleBet } from '@xinghe/rules/sports/settle-bet.ts'
import type { Match } from '../match/match.ts'
import { reportOf } from '../match/report.ts'
import { instantOf } from '../match/timeline.ts'
import { quote, simulate, stateAt } from '../model/model.ts'
import type { Quoted } from '../quoting/quoted.ts'
import { termsOf } from './leg-terms.ts'
import { sampleMatches } from './sample-matches.ts'

const priceMarginBps = 500
const cashOutMarginBps = 400
const stake = 100_000n

/** Members who cash out at the second look by what the bet is worth then, or hold it to the end. */
const strategies = {
  always: () => true,
  gains: (value: bigint) => value > stake,
  losses: (value: bigint) => value < stake,
} as const
type Strategy = keyof typeof strategies

export interface CashOutReport {
  /** Values right after the bet that are not below its stake, or above its fair expectation. */
  readonly faults: readonly string[]
  readonly bets: number
  /** Bets that could be cashed out at the second look. */
  readonly cashable: number
  /** Return above stake ÷ (1 + margin) in standard errors; each match is one observation. */
  readonly deviations: Readonly<Record<Strategy, number>>
}

interface Look {
  readonly now: MatchReport
  readonly quoted: Quoted
}

const marketsIn = ({ quoted }: Look, group: string): StandingMarket[] =>
  quoted.markets.flatMap(({ code, line, goalNumber, outcomes }) =>
    isPlayCode(code) && playGroup(code) === group
      ? [{ play: code, line, goalNumber, sides: outcomes.map(({ side, hk }) => ({ side, hk })) }]
      : [],
  )

const offerFor = (discipline: Discipline, look: Look, { play }: LegTerms): StandingOffer => {
  const group = playGroup(play)
  return {
    discipline,
    result: look.now,
    markets: marketsIn(look, group),
    spread: look.quoted.spreads.find((spread) => spread.group === group) ?? null,
  }
}

interface PlacedBet {
  readonly terms: LegTerms
  readonly hk: number
}

const betOf = ({ hk }: PlacedBet) =>
  ({ kind: 'single', stake, odds: oddsOf(hkPrice(hk), 'E') }) as const

/** Null where the bet cannot be cashed out at this look. */
const valueAt = (discipline: Discipline, look: Look, bet: PlacedBet): bigint | null => {
  const decided = legOutcome(bet.terms, look.now)
  const offer = offerFor(discipline, look, bet.terms)
  const shares = decided === null ? expectedShares(bet.terms, offer) : sharesOfOutcome(decided)
  if (shares === null || offer.markets.length === 0) return null
  return cashOutValue(betOf(bet), [shares], cashOutMarginBps)
}

const looksOf = (match: Match): readonly (readonly [Instant, Instant])[] => {
  const virtual = match.league.discipline === 'virtual-football'
  const [early, ...minutes] = virtual ? [minuteMs, 0.7, 1.3, 2.6] : [dayMs, 9, 22, 46]
  const moments = [
    later(match.kickOff, -(early ?? 0)),
    later(match.kickOff, -secondMs),
    ...minutes.map((minute) => later(match.kickOff, minute * minuteMs)),
  ]
  return moments.slice(0, -1).map((at, place) => [at, moments[place + 1] ?? at])
}

interface MatchSums {
  readonly faults: string[]
  bets: number
  cashable: number
  readonly surplus: Record<Strategy, number>
}

const fair = 1 / (1 + priceMarginBps / 10_000)

/** The value right after the bet, against the stake and the probability behind its price. */
const faultOf = (
  value: bigint | null,
  { line }: Market,
  { hk, probability }: Outcome,
): string | null => {
  if (value === null) return null
  if (value >= stake) return 'is worth its stake at once'
  // Where a line can push, the probability is given that it does not, so it bounds nothing.
  const expected = line === null ? probability * (1 + hk / 100) : 1
  return Number(value) > Number(stake) * expected ? 'is above its expectation' : null
}

const followMatch = (match: Match): MatchSums | null => {
  const { discipline } = match.league
  const timeline = simulate(match)
  const final = reportOf(match, stateAt(match, timeline, instantOf(match, timeline.endSeconds)))
  // Bets on it are void, which says nothing about values.
  if (final.phase === 'interrupted') return null
  const lookAt = (at: Instant): Look | null => {
    const state = stateAt(match, timeline, at)
    if (state.suspended) return null
    return { now: reportOf(match, state), quoted: quote(match, state, priceMarginBps) }
  }
  const sums: MatchSums = {
    faults: [],
    bets: 0,
    cashable: 0,
    surplus: { always: 0, gains: 0, losses: 0 },
  }
  for (const [first, second] of looksOf(match)) {
    const [placed, after] = [lookAt(first), lookAt(second)]
    if (placed === null || after === null) continue
    for (const market of placed.quoted.markets)
      for (const outcome of market.outcomes) {
        const { side, hk } = outcome
        if (hk === 0) continue
        const bet = { terms: termsOf(match, market, side, placed.now), hk }
        const where = `${match.id} ${market.code} ${market.line ?? ''} ${side}`
        if (!spreadAgrees(disciplineGameType(discipline), offerFor(discipline, placed, bet.terms)))
          sums.faults.push(`${where}: the spread contradicts the prices`)
        const fault = faultOf(valueAt(discipline, placed, bet), market, outcome)
        if (fault !== null) sums.faults.push(`${where} ${fault}`)
        const end = legOutcome(bet.terms, final)
        if (end === null) continue
        const held = settleBet(betOf(bet), [end])?.payout ?? 0n
        const value = valueAt(discipline, after, bet)
        sums.bets += 1
        sums.cashable += value === null ? 0 : 1
        for (const [name, takes] of Object.entries(strategies)) {
          const back = value !== null && takes(value) ? value : held
          sums.surplus[name as Strategy] += Number(back) / Number(stake) - fair
        }
      }
  }
  return sums
}

const deviationsOf = (all: readonly MatchSums[], strategy: Strategy): number => {
  const surpluses = all.map(({ surplus }) => surplus[strategy])
  const sum = surpluses.reduce((total, surplus) => total + surplus, 0)
  return sum / Math.sqrt(surpluses.reduce((total, surplus) => total + surplus ** 2, 0))
}

/** Plays `count` matches of all sports with a bet on every price, cashed out later by several strategies. */
export const checkCashOuts = (count: number, seed = 2_026): CashOutReport => {
  const all = sampleMatches(count, seed)
    .flatMap(([, matches]) => matches)
    .flatMap((match) => followMatch(match) ?? [])
  return {
    faults: all.flatMap(({ faults }) => faults),
    bets: all.reduce((sum, { bets }) => sum + bets, 0),
    cashable: all.reduce((sum, { cashable }) => sum + cashable, 0),
    deviations: {
      always: deviationsOf(all, 'always'),
      gains: deviationsOf(all, 'gains'),
      losses: deviationsOf(all, 'losses'),
    },
  }
}
