import { fenToCny } from '../base/money.ts'
import type { AgentTerms, CommissionStep } from './terms.ts'

/** A part of the rules, in Simplified Chinese. */
interface AgentRules {
  readonly heading: string
  readonly lines: readonly string[]
}

/** `25%`, `12.5%`. */
const percentText = (rateBp: number): string => `${rateBp / 100}%`

const stepText = ({ active, base, rateBp }: CommissionStep): string =>
  active === 0 && base === 0n
    ? `基础佣金比例 ${percentText(rateBp)}，没有门槛。`
    : `当月活跃会员达到 ${active} 人且佣金基数达到 ${fenToCny(base)}：${percentText(rateBp)}。`

const amountRules: AgentRules = {
  heading: '佣金计算',
  lines: [
    '佣金＝佣金基数×佣金比例，按自然月计算，舍去不足一分的部分。',
    '佣金基数＝下线会员当月输给本站的净额－会员当月到账的礼金与返水，会员自己的代理佣金不扣除。',
    '会员退出活动退回的金额加回领取礼金的当月：当月退出的全额加回，次月 4 日及之前退出的加回礼金部分，更晚退出的不计入。',
    '当月基数为负的按零计算，亏损不结转到下个月。',
  ],
}

const rateRules = ({ activeMember, steps }: AgentTerms): AgentRules => ({
  heading: '活跃会员与佣金比例',
  lines: [
    `当月存款到账满 ${fenToCny(activeMember.deposited)} 且有效流水满 ${fenToCny(activeMember.counted)} 的下线会员为活跃会员。`,
    ...steps.map(stepText),
    '两项条件须同时满足，按达到的最高一档计算全部基数。',
  ],
})

const paymentRules = ({ reviewAbove }: AgentTerms): AgentRules => ({
  heading: '佣金发放',
  lines: [
    '每月佣金于次月 5 日 04:00 自动存入中心钱包，没有流水要求，无需申请。',
    `单月佣金超过 ${fenToCny(reviewAbove)} 的须经人工审核，结果以站内信通知。`,
    '佣金按月初生效的方案计算；已结算的月份不再重新计算，赛果更正计入更正当月。',
  ],
})

const memberRules: AgentRules = {
  heading: '下线会员',
  lines: [
    '会员注册时填写您的推荐码即成为您的下线，上线在注册时确定，之后不能更改；同时填写好友邀请码的，以推荐码为准。',
    '与代理本人姓名、手机、收款账户或浏览器相同的账户视为同一人，其存款、流水和输赢均不计入。',
  ],
}

const agencyRules: AgentRules = {
  heading: '资格与终止',
  lines: [
    '绑定手机并完善真实姓名的会员可以申请，申请后即时生效。',
    '代理资格终止后，推荐码立即失效；已注册的下线会员保留归属，但从终止当月起不再产生佣金，此前月份的佣金照常结算。',
    '月份与日期均按北京时间（GMT+8）计算，自零点起。',
  ],
}

/** The rules of the agents' plan, written from the terms that the server enforces. */
export const agentRules = (terms: AgentTerms): readonly AgentRules[] => [
  amountRules,
  rateRules(terms),
  paymentRules(terms),
  memberRules,
  agencyRules,
]
