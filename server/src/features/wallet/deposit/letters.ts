import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'

/** Letters about deposits that were late, wrong or reviewed. */
export const depositLetters = {
  late: (id: string, amount: Fen, rate: string | null) => ({
    title: '存款已到账',
    body: `订单 ${id} 在等待结束后收到您的付款，${rate === null ? '' : `按到账时的汇率 1 USDT = ¥${rate} 折算，`}${fenToGroupedText(amount)} 元已存入中心钱包。`,
  }),
  reviewing: (id: string, said: string) => ({
    title: '存款正在核对',
    body: `订单 ${id} 收到一笔 ${said} 的付款：金额与订单不符，或订单已付清、已取消、已超时。我们会尽快核对，结果将另行通知您。`,
  }),
  creditedBesideReview: (id: string, amount: Fen, inReview: Fen) => ({
    title: '存款已到账，另一笔付款仍在核对',
    body: `订单 ${id} 收到您的付款，${fenToGroupedText(amount)} 元已存入中心钱包。此前收到的 ${fenToGroupedText(inReview)} 元仍在核对，结果将另行通知您。`,
  }),
  credited: (id: string, amount: Fen, reason: string) => ({
    title: '存款核对完成',
    body: `订单 ${id} 的付款已核对，${fenToGroupedText(amount)} 元已存入中心钱包。说明：${reason}`,
  }),
  rejected: (id: string, said: string, reason: string) => ({
    title: '存款核对未通过',
    body: `订单 ${id} 的一笔 ${said} 的付款未能入账。说明：${reason}。如有疑问请联系客服。`,
  }),
}
