import { fraction, half, minus, one, plus, times, zero, type Fraction } from '../base/fraction.ts'

/** Win, half win, push, half loss, loss, void; A: a settlement was taken back and the bet runs again. */
export const betResults = ['W', 'LW', 'P', 'LL', 'L', 'D', 'A'] as const
export type BetResult = (typeof betResults)[number]
export type LegResult = Exclude<BetResult, 'A'>

export const voidReasons = [
  'accepted-after-start',
  'postponed',
  'abandoned',
  'runner-withdrawn',
  'market-mistaken',
] as const
export type VoidReason = (typeof voidReasons)[number]

export interface LegOutcome {
  readonly result: LegResult
  /** Between how many a champion's win is shared; 1 without a dead heat. */
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

export const wonOrLost = (won: boolean): LegOutcome => (won ? outcomes.W : outcomes.L)

/** By how many quarters the side beat its line: a half or more wins all, one quarter wins a half. */
export const outcomeByQuarters = (quarters: number): LegOutcome => {
  if (quarters === 0) return outcomes.P
  if (quarters > 0) return quarters === 1 ? outcomes.LW : outcomes.W
  return quarters === -1 ? outcomes.LL : outcomes.L
}

/** The part of the stake that wins; what neither wins nor loses comes back. */
export const winShare = ({ result, winners }: LegOutcome): Fraction => {
  if (result === 'W') return fraction(1, winners)
  return result === 'LW' ? half : zero
}

export const loseShare = ({ result }: LegOutcome): Fraction => {
  if (result === 'L') return one
  return result === 'LL' ? half : zero
}

/** By what a leg multiplies what was put on it: E won, 1 void or push, 0 lost, exact in between. */
export const legFactor = (outcome: LegOutcome, winPerRisk: Fraction): Fraction =>
  minus(plus(one, times(winShare(outcome), winPerRisk)), loseShare(outcome))
