import { fenToCny } from '../../base/money.ts'
import type { ConditionCode } from '../activity-view.ts'
import type { AgainDepositTerms, BonusStep, FirstDepositTerms } from '../terms.ts'
import type { RuleSection } from './section.ts'

const stepLines = (steps: readonly BonusStep[]): string[] =>
  steps.map(
    ({ least, rateBp, cap }) =>
      `单笔存款满 ${fenToCny(least)}：赠送 ${rateBp / 100}%，最高 ${fenToCny(cap)}`,
  )

const granting: RuleSection = {
  heading: '派发与退出',
  lines: [
    '存款时在收银台选择本活动，到账后一秒内自动派发；奖金按实际到账金额计算，取整到元。',
    '同一姓名、手机号、银行卡或浏览器只能领取一次首存奖金。',
    '流水完成前可以退出：收回奖金和派发后的净赢，不动用您的存款，流水要求同时取消；有未结算注单时不能退出。',
  ],
}

export const firstDepositRules = ({ steps, withinHours }: FirstDepositTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `注册后 ${withinHours} 小时内的首笔到账存款可获赠奖金，须在申请取款之前：`,
      ...stepLines(steps),
    ],
  },
  granting,
]

export const againDepositRules = ({ steps, perWeek }: AgainDepositTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      '首存之后，每天第一笔到账存款可获赠奖金：',
      ...stepLines(steps),
      `每周最多 ${perWeek} 次；上一笔存款奖金的流水完成前不能再次参加。`,
    ],
  },
  { ...granting, lines: granting.lines.filter((line) => !line.includes('首存')) },
]

const reasons: Partial<Record<ConditionCode, string>> = {
  'no-deposit-yet': '这不是您的首笔到账存款',
  'within-time': '已超过注册后的参加期限',
  'not-withdrawn': '您已申请过取款',
  'has-deposited': '这是您的首笔存款，不适用再存奖金',
  'first-today': '这不是您当天的第一笔存款',
  'week-uses': '本周的次数已用完',
  'no-open-bonus': '您还有存款奖金的流水未完成',
  'amount-least': '到账金额未达到最低要求',
}

/** Why a bonus was not given, for the letter. */
export const bonusRefusal = (codes: readonly ConditionCode[]): string =>
  codes.map((code) => reasons[code] ?? '不符合活动条件').join('；')

export const paidTooLate = '付款到达时，订单早已超时'

export const takenElsewhere = '相同姓名、手机号、银行卡或浏览器的账户已领取过'
