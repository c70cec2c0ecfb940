import type { ActivityKind } from '../base/award.ts'
import { depositBonus } from './deposit-bonus.ts'
import type { Terms, TermsOf } from './terms.ts'

type Numbers = readonly (number | bigint)[]

const isRising = (values: Numbers): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

/** Ranges that follow each other without a gap. */
const areJoined = (ranges: readonly { from: number; to: number }[]): boolean =>
  ranges.every(
    ({ from, to }, at) => from <= to && (at === 0 || from === (ranges[at - 1]?.to ?? 0) + 1),
  )

const weightSum = 10_000

type Check<Kind extends ActivityKind> = (terms: TermsOf<Kind>) => string | null

const depositSteps = ({ steps }: TermsOf<'firstDeposit' | 'againDeposit'>): string | null => {
  if (!isRising(steps.map(({ least }) => least))) return 'steps: least amounts rise'
  // Bonuses are whole yuan: a smaller one would be nothing, although every condition is met.
  return steps.every(({ least }) => depositBonus(steps, least) > 0n)
    ? null
    : 'steps: the least amount of each step earns one yuan or more'
}

const checks: { readonly [Kind in ActivityKind]?: Check<Kind> } = {
  racePage: ({ prizes }) =>
    areJoined(prizes) && prizes[0]?.from === 1
      ? null
      : 'prizes: places begin at 1 and follow each other without a gap',
  activityLandPage: ({ steps }) =>
    areJoined(steps.map(({ fromLegs, toLegs }) => ({ from: fromLegs, to: toLegs })))
      ? null
      : 'steps: numbers of legs follow each other without a gap',
  firstDeposit: depositSteps,
  againDeposit: depositSteps,
  drawGift: ({ prizes }) => {
    const sum = prizes.reduce((all, { weight }) => all + weight, 0)
    return sum === weightSum ? null : `prizes: weights are ${sum} together, not ${weightSum}`
  },
  friendInvitation: ({ milestones }) =>
    isRising(milestones.map(({ friends }) => friends))
      ? null
      : 'milestones: numbers of friends rise',
  bettingGift: ({ steps }) =>
    isRising(steps.map(({ counted }) => counted)) ? null : 'steps: counted play rises',
}

/** The first rule that well-formed terms break, for the operator; null when they are valid. */
export const termsFault = (terms: Terms): string | null => {
  const check = checks[terms.kind] as Check<ActivityKind> | undefined
  return check?.(terms) ?? null
}
