/** A part of an activity's rules, in Simplified Chinese. */
export interface RuleSection {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Categories of play as members know them. */
const categoryNames: Readonly<Record<string, string>> = {
  TY: '体育',
  DJ: '电竞',
  ZR: '真人',
  QP: '棋牌',
  CP: '彩票',
  DZ: '电子',
  BY: '捕鱼',
}

export const categoryText = (categories: readonly string[]): string =>
  categories.map((category) => categoryNames[category] ?? category).join('、')
