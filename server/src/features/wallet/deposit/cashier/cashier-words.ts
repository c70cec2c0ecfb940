import type { DepositState } from '@xinghe/rules/wallet/deposit-order.ts'

export const stateWords: Record<DepositState, string> = {
  waiting: '等待付款',
  paid: '已到账',
  'paid-late': '逾期到账',
  expired: '已过期',
  closed: '已取消',
  reviewing: '核对中',
  'credited-in-review': '核对后入账',
  rejected: '未通过',
}

/** The text and colour of each callback result. */
export const verdictWords: Readonly<Record<string, readonly [string, 'good' | 'warn' | 'bad']>> = {
  credited: ['已入账', 'good'],
  'credited-late': ['逾期入账', 'good'],
  reviewing: ['待人工核对', 'warn'],
  duplicate: ['重复通知，未再入账', 'warn'],
  'unknown-order': ['没有这个订单', 'bad'],
  'wrong-rail': ['通道不符', 'bad'],
  'bad-sum': ['金额无效', 'bad'],
  contradicts: ['与此前通知矛盾', 'bad'],
  malformed: ['内容无法识别', 'bad'],
  forged: ['签名不符，已拒绝', 'bad'],
  stale: ['签名过期，已拒绝', 'bad'],
}

/** Results of buttons that send no callback. */
export const quietWords = {
  never: '没有付款。订单到截止时间会自动过期。',
  forwarded: '时间已快进，订单已过期。',
} as const
