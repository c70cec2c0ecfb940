import { fenToCny } from '../../base/money.ts'
import type { ParlayTerms } from '../terms.ts'
import type { RuleSection } from './section.ts'

const legsText = (from: number, to: number): string =>
  from === to ? `${from} 关` : `${from}–${to} 关`

export const parlayGiftRules = ({
  leastPriceHundredths,
  steps,
  cap,
  perDay,
  claimHours,
}: ParlayTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      '体育串关（全部场次合为一注）中奖，按赢得的关数加赠净赢的一定比例：',
      ...steps.map(
        ({ fromLegs, toLegs, shareBp }) =>
          `${legsText(fromLegs, toLegs)}：净赢的 ${shareBp / 100}%`,
      ),
      `单张注单最高加赠 ${fenToCny(cap)}，每天限 ${perDay} 张（按结算日计）。`,
    ],
  },
  {
    heading: '计算方式',
    lines: [
      `注单中每一关的赔率均不低于香港盘 ${(leastPriceHundredths / 100).toFixed(2)}。`,
      '走盘、取消的场次不计入关数；净赢 = 派彩 − 本金。',
      '全部为电竞的串关属于电竞，不参加本活动；组合过关不参加本活动。',
    ],
  },
  {
    heading: '领取时间',
    lines: [`注单结算后 ${claimHours} 小时内领取，逾期作废。`],
  },
]
