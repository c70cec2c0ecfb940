import { fenToCny } from '../../base/money.ts'
import { categoryText } from '../../base/play-fact.ts'
import type { BettingGiftTerms } from '../terms.ts'
import type { RuleSection } from './section.ts'

export const bettingGiftRules = ({ categories, steps }: BettingGiftTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `每日${categoryText(categories)}有效流水达到以下档位，即可领取对应礼金，各档可累计领取：`,
      ...steps.map(({ counted, amount }) => `有效流水满 ${fenToCny(counted)}：${fenToCny(amount)}`),
    ],
  },
  {
    heading: '领取时间',
    lines: ['达到档位即可领取，须在次日 24:00 前领取，逾期作废。'],
  },
]
