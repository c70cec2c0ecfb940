import { fenToCny } from '../../base/money.ts'
import type { InvitationTerms } from '../terms.ts'
import type { RuleSection } from './section.ts'

export const invitationRules = ({
  depositLeast,
  countedLeast,
  days,
  friendReward,
  inviterReward,
  milestones,
  perMonth,
}: InvitationTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `好友通过您的链接或邀请码注册，自注册当日起 ${days} 天内累计存款满 ${fenToCny(depositLeast)}、有效流水满 ${fenToCny(countedLeast)}，好友可领 ${fenToCny(friendReward)}。`,
      `好友领取后，您获得 ${fenToCny(inviterReward)}。`,
      ...milestones.map(
        ({ friends, amount }) => `第 ${friends} 位获奖好友：另加 ${fenToCny(amount)}`,
      ),
      `邀请人每月最多就 ${perMonth} 位好友获奖。`,
    ],
  },
  {
    heading: '领取时间',
    lines: [`好友须在 ${days} 天期满后 7 天内领取；邀请人的奖金须在发放后 7 天内领取，逾期作废。`],
  },
  {
    heading: '每人限领一次',
    lines: [
      '姓名、手机、银行卡或浏览器与其他获奖账户相同的，视为同一人，不重复发放。',
      '邀请人与好友有任何一项相同的，双方均不发放。',
    ],
  },
]
