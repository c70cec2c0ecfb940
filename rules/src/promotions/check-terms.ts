import type { Terms } from './terms.ts'

type Numbers = readonly (number | bigint)[]

const isRising = (values: Numbers): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

/** Ranges that follow each other without a gap. */
const areJoined = (ranges: readonly { from: number; to: number }[]): boolean =>
  ranges.every(
    ({ from, to }, at) => from <= to && (at === 0 || from === (ranges[at - 1]?.to ?? 0) + 1),
  )

const weightSum = 10_000

/** What is wrong with terms whose shape is right; empty when nothing is. */
export const termsFaults = (terms: Terms): string[] => {
  switch (terms.kind) {
    case 'racePage':
      return areJoined(terms.prizes) && terms.prizes[0]?.from === 1
        ? []
        : ['prizes: places begin at 1 and follow each other without a gap']
    case 'activityLandPage':
      return areJoined(terms.steps.map(({ fromLegs, toLegs }) => ({ from: fromLegs, to: toLegs })))
        ? []
        : ['steps: numbers of legs follow each other without a gap']
    case 'firstDeposit':
    case 'againDeposit':
      return isRising(terms.steps.map(({ least }) => least)) ? [] : ['steps: least amounts rise']
    case 'drawGift': {
      const sum = terms.prizes.reduce((all, { weight }) => all + weight, 0)
      return sum === weightSum ? [] : [`prizes: weights are ${sum} together, not ${weightSum}`]
    }
    case 'friendInvitation':
      return isRising(terms.milestones.map(({ friends }) => friends))
        ? []
        : ['milestones: numbers of friends rise']
    case 'bettingGift':
      return isRising(terms.steps.map(({ counted }) => counted))
        ? []
        : ['steps: counted play rises']
    case 'newTask':
    case 'signGift':
      return []
  }
}
