import { fenToCny } from '../../base/money.ts'
import type { TermsOf } from '../terms.ts'
import type { RuleSection } from './section.ts'

export const signGiftRules = ({
  countedLeast,
  rewards,
  makeUpsPerMonth,
  monthDays,
  monthReward,
}: TermsOf<'signGift'>): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `绑定手机号码且当日有效流水满 ${fenToCny(countedLeast)}，即可签到一次，奖金即时存入中心钱包。`,
      `连续签到第 1 至 ${rewards.length} 天依次奖励 ${rewards.map(fenToCny).join('、')}，之后从第 1 天重新开始。`,
      '中断一天，连续天数从第 1 天重新计算。',
    ],
  },
  {
    heading: '补签与月签',
    lines: [
      makeUpsPerMonth === 0
        ? '不能补签。'
        : `每月可补签 ${makeUpsPerMonth} 次，仅限前一天，且前一天的有效流水满 ${fenToCny(countedLeast)}；补签后连续天数接上。`,
      `一个自然月内签到满 ${monthDays} 天（含补签），另奖 ${fenToCny(monthReward)}，随当次签到发放。`,
    ],
  },
]
