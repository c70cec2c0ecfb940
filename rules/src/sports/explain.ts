import { compare, fraction, fractionText, times } from '../base/fraction.ts'
import { fenToText, type Fen } from '../base/money.ts'
import { oddsText, winPerRisk, type Odds } from '../base/odds.ts'
import { legOdds, type Bet, type CombinationBet, type SingleBet } from './bet.ts'
import type { CappedSettlement } from './cap-winnings.ts'
import { combinationCode, combinationCount } from './combination.ts'
import { lineOfSide, lineText } from './line.ts'
import type { Score } from './match-result.ts'
import { legFactor, winShare, type LegOutcome } from './outcome.ts'
import { hasLine } from './plays.ts'
import type { NamedSport } from './pick-text.ts'
import type { LegTerms } from './settle.ts'
import { exactWinOf } from './stake.ts'

/** A leg with its outcome. */
export interface SettledLeg {
  readonly terms: LegTerms & NamedSport
  /** Null where the bet was decided without this leg, as a parlay is by its first lost leg. */
  readonly outcome: LegOutcome | null
  /** The score that settled the leg; null for a champion, a void and an open leg. */
  readonly score: Score | null
}

export interface LegPart {
  readonly key: 'leg'
  readonly terms: LegTerms & NamedSport
  readonly outcome: LegOutcome | null
  /** From the view of the backed side; null without a line. */
  readonly line: string | null
  readonly score: string | null
  readonly since: string | null
}

/** The arithmetic as display text; `exact` is false where the last step rounded. */
export type SumPart =
  | { readonly key: 'returned'; readonly risk: string }
  | { readonly key: 'lost'; readonly risk: string }
  | {
      readonly key: 'half-lost'
      readonly risk: string
      readonly loss: string
      readonly exact: boolean
    }
  | {
      readonly key: 'won'
      readonly stake: string
      readonly odds: Odds
      readonly oddsText: string
      /** 1 for a full win, 2 for a half, n for a dead heat of n. */
      readonly divisor: number
      readonly deadHeat: boolean
      readonly net: string
      readonly exact: boolean
    }
  | {
      readonly key: 'combined'
      readonly code: string
      readonly count: number
      readonly unitStake: string
      readonly factors: readonly string[]
      readonly payout: string
      readonly risk: string
      readonly gain: 'won' | 'lost' | 'even'
      /** Without a sign. */
      readonly net: string
      readonly exact: boolean
    }

export interface CapPart {
  readonly key: 'capped'
  readonly cut: string
  readonly net: string
}

/** The cash outs of the bet: the risk taken out and the value paid. */
export interface CashedOut {
  readonly risk: Fen
  readonly value: Fen
}

export interface CashedPart {
  readonly key: 'cashed'
  readonly risk: string
  readonly value: string
}

export interface Explanation {
  readonly legs: readonly LegPart[]
  readonly sum: SumPart
  readonly cap: CapPart | null
  readonly cashed: CashedPart | null
}

const scoreText = (score: Score | null): string | null =>
  score === null ? null : `${score.home}-${score.away}`

const legPart = ({ terms, outcome, score }: SettledLeg): LegPart => ({
  key: 'leg',
  terms,
  outcome,
  line:
    terms.line === null || !hasLine(terms.play)
      ? null
      : lineText(lineOfSide(terms.line, terms.side)),
  score: scoreText(score),
  since: scoreText(terms.scoreAtBet),
})

const singleSum = (bet: SingleBet, outcome: LegOutcome, settled: CappedSettlement): SumPart => {
  const risk = fenToText(settled.risk)
  if (outcome.result === 'P' || outcome.result === 'D') return { key: 'returned', risk }
  if (outcome.result === 'L') return { key: 'lost', risk }
  if (outcome.result === 'LL') {
    const loss = -settled.net
    return { key: 'half-lost', risk, loss: fenToText(loss), exact: loss * 2n === settled.risk }
  }
  // Explained before the cap, which has a part of its own.
  const net = settled.net + settled.cut
  const exactNet = times(exactWinOf(bet.stake, bet.odds), winShare(outcome))
  return {
    key: 'won',
    stake: fenToText(bet.stake),
    odds: bet.odds,
    oddsText: oddsText(bet.odds),
    divisor: outcome.result === 'LW' ? 2 : outcome.winners,
    deadHeat: outcome.winners > 1,
    net: fenToText(net),
    exact: compare(exactNet, fraction(net)) === 0,
  }
}

const gainOf = (net: Fen): 'won' | 'lost' | 'even' => {
  if (net === 0n) return 'even'
  return net > 0n ? 'won' : 'lost'
}

const combinedSum = (
  bet: CombinationBet,
  legs: readonly SettledLeg[],
  settled: CappedSettlement,
): SumPart => {
  const odds = legOdds(bet)
  const factors = legs.flatMap(({ outcome }, index) => {
    const price = odds[index]
    return price && outcome ? [legFactor(outcome, winPerRisk(price))] : []
  })
  const net = settled.net + settled.cut
  const payout = settled.payout + settled.cut
  const product = factors.reduce(times, fraction(bet.unitStake))
  const count = combinationCount(bet.combination)
  return {
    key: 'combined',
    code: combinationCode(bet.combination),
    count,
    unitStake: fenToText(bet.unitStake),
    factors: factors.map((factor) => fractionText(factor, 4)),
    payout: fenToText(payout),
    risk: fenToText(settled.risk),
    gain: gainOf(net),
    net: fenToText(net < 0n ? -net : net),
    exact: count > 1 || compare(product, fraction(payout)) === 0,
  }
}

const onlyOutcome = (legs: readonly SettledLeg[]): LegOutcome => {
  const outcome = legs[0]?.outcome
  if (!outcome) throw new Error('a settled single has the outcome of its leg')
  return outcome
}

/** A settled bet in parts: each leg, the arithmetic, the cap where it cut the winnings, and the cash outs. */
export const explainBet = (
  bet: Bet,
  legs: readonly SettledLeg[],
  settled: CappedSettlement,
  cashedOut: CashedOut = { risk: 0n, value: 0n },
): Explanation => {
  return {
    legs: legs.map(legPart),
    sum:
      bet.kind === 'single'
        ? singleSum(bet, onlyOutcome(legs), settled)
        : combinedSum(bet, legs, settled),
    cap:
      settled.cut === 0n
        ? null
        : { key: 'capped', cut: fenToText(settled.cut), net: fenToText(settled.net) },
    cashed:
      cashedOut.risk === 0n
        ? null
        : {
            key: 'cashed',
            risk: fenToText(cashedOut.risk),
            value: fenToText(cashedOut.value),
          },
  }
}
