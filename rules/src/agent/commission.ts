import type { Fen } from '../base/money.ts'
import type { AgentTerms, CommissionStep } from './terms.ts'

/** One member of an agent in a month. */
export interface MemberMonth {
  readonly deposited: Fen
  readonly counted: Fen
  /** What the member won; negative where they lost. */
  readonly net: Fen
  /** Awards paid to the member, minus awards reversed. */
  readonly awards: Fen
  /** The same person as the agent: nothing counts. */
  readonly isSamePerson: boolean
}

/** What a month comes to for an agent. */
export interface Commission {
  readonly active: number
  /** What the house won from the members, before awards; negative where they won. */
  readonly houseWin: Fen
  readonly awards: Fen
  /** What the house won, less awards; a month below zero is zero. */
  readonly base: Fen
  readonly rateBp: number
  readonly amount: Fen
}

export const isActiveMember = (
  { activeMember }: Pick<AgentTerms, 'activeMember'>,
  { deposited, counted, isSamePerson }: MemberMonth,
): boolean =>
  !isSamePerson && deposited >= activeMember.deposited && counted >= activeMember.counted

/** The highest step of which both conditions are met. */
export const reachedStep = (
  steps: readonly CommissionStep[],
  active: number,
  base: Fen,
): CommissionStep => {
  const reached = steps.findLast((step) => active >= step.active && base >= step.base)
  if (reached === undefined) throw new Error('a plan has a first step that asks for nothing')
  return reached
}

/** The step after the reached one; null at the highest. */
export const nextStep = (
  steps: readonly CommissionStep[],
  active: number,
  base: Fen,
): CommissionStep | null => steps[steps.indexOf(reachedStep(steps, active, base)) + 1] ?? null

/** The commission on a base, rounded down to the fen. */
export const commissionOn = (
  { steps }: Pick<AgentTerms, 'steps'>,
  active: number,
  result: Fen,
): Pick<Commission, 'base' | 'rateBp' | 'amount'> => {
  const base = result > 0n ? result : 0n
  const { rateBp } = reachedStep(steps, active, base)
  return { base, rateBp, amount: (base * BigInt(rateBp)) / 10_000n }
}

export const commissionOf = (terms: AgentTerms, members: readonly MemberMonth[]): Commission => {
  const counting = members.filter(({ isSamePerson }) => !isSamePerson)
  const active = counting.filter((member) => isActiveMember(terms, member)).length
  const houseWin = counting.reduce((sum, { net }) => sum - net, 0n)
  const awards = counting.reduce((sum, member) => sum + member.awards, 0n)
  return { active, houseWin, awards, ...commissionOn(terms, active, houseWin - awards) }
}
