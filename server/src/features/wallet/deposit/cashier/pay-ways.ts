import { countOf, ruleOrder, sumToText } from '../rail-sums.ts'
import type { CashierView } from './cashier-page.ts'

export const payActions = [
  'pay',
  'late',
  'forward',
  'wrong',
  'again',
  'forged',
  'stale',
  'never',
] as const
export type PayAction = (typeof payActions)[number]

export interface PayWay {
  readonly action: PayAction
  readonly label: string
  readonly hint: string
  readonly tone: 'plain' | 'main' | 'harm'
  readonly open: boolean
  /** The default of the sum field; null when the order fixes the sum. */
  readonly amount: string | null
}

/** A tenth less than the expected sum. */
const shortSum = ({ order }: CashierView): string => {
  const expected = countOf(ruleOrder(order, []).expected)
  return sumToText(order, expected - expected / 10n)
}

/** The buttons for the order's current state. */
export const waysToPay = (view: CashierView): PayWay[] => {
  const { order, now, hasPaid, canForward } = view
  const unpaid = order.state === 'waiting' || order.state === 'reviewing'
  const inTime = now < order.expiresAt
  const over = order.state === 'expired' || order.state === 'closed' || (unpaid && !inTime)
  const way = (
    action: PayAction,
    label: string,
    hint: string,
    more: Partial<PayWay> = {},
  ): PayWay => ({ action, label, hint, tone: 'plain', open: true, amount: null, ...more })
  return [
    way('pay', '按时付款', '按订单金额付清，立即到账。', { tone: 'main', open: unpaid && inTime }),
    way(
      'late',
      '逾期付款',
      '订单过期或取消后才付：刚过期的照样到账，记为逾期；其余转入人工核对。',
      { open: over },
    ),
    ...(canForward
      ? [
          way('forward', '快进到过期', '把站点时钟拨到截止时间。', {
            open: order.state === 'waiting' && inTime,
          }),
        ]
      : []),
    way('wrong', '付错金额', '金额不符，转入人工核对。', { amount: shortSum(view) }),
    way('again', '重复通知', '把上一笔付款再通知一次，不会重复入账。', { open: hasPaid }),
    way('forged', '伪造签名', '用错误的密钥签名，应被拒绝并记录。', { tone: 'harm' }),
    way('stale', '过期签名', '用十分钟前的时间签名，应被拒绝并记录。', { tone: 'harm' }),
    way('never', '不付款', '什么也不做，等订单过期。'),
  ]
}
