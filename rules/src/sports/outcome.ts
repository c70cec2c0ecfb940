import { fraction, half, minus, one, plus, times, zero, type Fraction } from '../base/fraction.ts'

/**
 * Win, half win, push, half loss, loss, void; A: a settlement was reversed and the bet is open again;
 * C: the whole bet was cashed out before its result.
 */
export const betResults = ['W', 'LW', 'P', 'LL', 'L', 'D', 'A', 'C'] as const
export type BetResult = (typeof betResults)[number]
export type LegResult = Exclude<BetResult, 'A' | 'C'>

const voidReasons = [
  'accepted-after-start',
  'accepted-after-event',
  'postponed',
  'abandoned',
  'runner-withdrawn',
  'market-mistaken',
] as const
export type VoidReason = (typeof voidReasons)[number]

export interface LegOutcome {
  readonly result: LegResult
  /** Number of champions that share the win; 1 without a dead heat. */
  readonly winners: number
  /** Set exactly where the result is D. */
  readonly reason: VoidReason | null
}

const plain = (result: Exclude<LegResult, 'D'>): LegOutcome => ({
  result,
  winners: 1,
  reason: null,
})

export const outcomes = {
  W: plain('W'),
  LW: plain('LW'),
  P: plain('P'),
  LL: plain('LL'),
  L: plain('L'),
} as const

export const voided = (reason: VoidReason): LegOutcome => ({ result: 'D', winners: 1, reason })

/** By an operator, or of a match that was not played to its end in time: no later result of the feed changes it. */
const lastingVoids: ReadonlySet<VoidReason> = new Set(['market-mistaken', 'postponed', 'abandoned'])

export const isVoidForGood = ({ reason }: LegOutcome): boolean =>
  reason !== null && lastingVoids.has(reason)

export const wonOrLost = (won: boolean): LegOutcome => (won ? outcomes.W : outcomes.L)

/** `quarters`: by how much the side beat its line. Two or more win all, one wins half. */
export const outcomeByQuarters = (quarters: number): LegOutcome => {
  if (quarters === 0) return outcomes.P
  if (quarters > 0) return quarters === 1 ? outcomes.LW : outcomes.W
  return quarters === -1 ? outcomes.LL : outcomes.L
}

/** The part of the stake that wins; the part that neither wins nor loses is returned. */
export const winShare = ({ result, winners }: LegOutcome): Fraction => {
  if (result === 'W') return fraction(1, winners)
  return result === 'LW' ? half : zero
}

export const loseShare = ({ result }: LegOutcome): Fraction => {
  if (result === 'L') return one
  return result === 'LL' ? half : zero
}

/** The factor of a leg on its stake: European price if won, 1 if void or push, 0 if lost, exact in between. */
export const legFactor = (outcome: LegOutcome, winPerRisk: Fraction): Fraction =>
  minus(plus(one, times(winShare(outcome), winPerRisk)), loseShare(outcome))
