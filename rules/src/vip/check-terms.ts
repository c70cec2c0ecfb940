import type { VipTerms } from './terms.ts'

/** The first rule that well-formed terms break; null when they are valid. */
export const vipFault = ({
  grades,
  rebateBounds,
}: Pick<VipTerms, 'grades' | 'rebateBounds'>): string | null => {
  const isLadder = grades.every(
    ({ grade, total }, at) => grade === at + 1 && total > (grades[at - 1]?.total ?? 0n),
  )
  if (!isLadder) return 'grades: they begin at 1, follow each other, and their totals rise'
  return rebateBounds.least <= rebateBounds.most
    ? null
    : 'rebateBounds: the least is not above the most'
}
