import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'

/** Letters about ended withdrawals. */
export const withdrawalLetters = {
  paid: (id: string, amount: Fen, arrives: Fen) => ({
    title: '取款已汇出',
    body: `您的取款 ${fenToCny(amount)} 已汇出，到账金额 ${fenToCny(arrives)}。订单号 ${id}。`,
  }),
  refused: (id: string, amount: Fen, reason: string) => ({
    title: '取款未通过，资金已退回',
    body: `您的取款 ${fenToCny(amount)} 未通过，资金已全额退回中心钱包。原因：${reason}。订单号 ${id}。`,
  }),
}

/** The provider's reason is for operators; the member gets this text. */
export const payoutFailedReason = '收款方未能入账，请核对收款账户后重新申请'
