import { fenToCny } from '../../base/money.ts'
import type { TermsOf } from '../terms.ts'
import type { RuleSection } from './section.ts'

export const newTaskRules = ({
  days,
  depositLeast,
  countedLeast,
  rewards,
  allReward,
}: TermsOf<'newTask'>): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `注册之日起 ${days} 天内完成并领取，逾期作废：`,
      `绑定手机号码：${fenToCny(rewards.phone)}`,
      `完善真实姓名和生日：${fenToCny(rewards.identity)}`,
      `设置取款密码：${fenToCny(rewards['withdrawal-password'])}`,
      `设置一项自己的限额：${fenToCny(rewards['own-limit'])}`,
      `累计存款满 ${fenToCny(depositLeast)}：${fenToCny(rewards.deposit)}`,
      `有效流水满 ${fenToCny(countedLeast)}：${fenToCny(rewards.counted)}`,
      `一张串关注单已结算：${fenToCny(rewards.parlay)}`,
      `以上全部完成：另奖 ${fenToCny(allReward)}`,
    ],
  },
  {
    heading: '领取限制',
    lines: [
      '同一姓名、手机号码、银行卡或浏览器只能由一个账户领取。',
      '24 小时内同一网络或设备的第三个账户领取时，奖励先经人工审核，24 小时内答复。',
    ],
  },
]
