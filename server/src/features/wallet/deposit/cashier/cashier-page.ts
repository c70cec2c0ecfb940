import { siteZoneOffsetMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { escapeHtml } from '../../../../platform/text/escape-html.ts'
import { sumToText } from '../rail-sums.ts'
import type { CallbackRow } from '../store-callback.ts'
import type { OrderRow } from '../store-order.ts'
import { cashierStyle } from './cashier-style.ts'
import { stateWords, verdictWords } from './cashier-words.ts'
import { waysToPay, type PayWay } from './pay-ways.ts'

export interface CashierView {
  readonly order: OrderRow
  readonly title: string
  readonly callbacks: readonly CallbackRow[]
  /** The result of the last button press; null on a first visit. */
  readonly answer: string | null
  readonly hasPaid: boolean
  /** Whether there is a sandbox clock to move. */
  readonly canForward: boolean
  readonly now: Instant
}

const siteTime = (at: Instant): string =>
  new Date(at + siteZoneOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

const expectedText = (order: OrderRow): string =>
  order.coinMicros === null
    ? `¥${fenToGroupedText(order.payAmount)}`
    : `${sumToText(order, order.coinMicros)} USDT`

const fact = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`

const orderCard = ({ order, title }: CashierView): string => {
  const { payee } = order
  return `<section><p class="sum"><b>${expectedText(order)}</b><span class="state ${order.state}" data-state="${order.state}">${stateWords[order.state]}</span></p><dl>${[
    fact('订单', order.id),
    fact('方式', title),
    fact('申请金额', `¥${fenToGroupedText(order.amount)}`),
    fact('附言', order.remark),
    fact('收款方', [payee.bank, payee.branch, payee.holder].filter((one) => one !== '').join(' ')),
    fact('账号', payee.account),
    fact('已收', order.received === null ? null : `¥${fenToGroupedText(order.received)}`),
    fact('说明', order.reason),
    fact('开单', siteTime(order.madeAt)),
    fact('截止', siteTime(order.expiresAt)),
  ].join('')}</dl></section>`
}

const wayForm = (way: PayWay): string => {
  const field =
    way.amount === null
      ? ''
      : `<input name="amount" inputmode="decimal" autocomplete="off" required maxlength="24" aria-label="实付金额" value="${escapeHtml(way.amount)}">`
  const tone = way.tone === 'plain' ? '' : ` class="${way.tone}"`
  return `<form method="post"><p>${way.hint}</p>${field}<button name="action" value="${way.action}"${tone}${way.open ? '' : ' disabled'}>${way.label}</button></form>`
}

const historyRow = (callback: CallbackRow): string => {
  const [words, tone] = verdictWords[callback.verdict] ?? [callback.verdict, 'warn']
  const shown = (text: string | null): string => escapeHtml(text ?? '—')
  return `<tr><td>${siteTime(callback.receivedAt)}</td><td class="${tone}" data-verdict="${escapeHtml(callback.verdict)}">${escapeHtml(words)}</td><td>${shown(callback.amount)}</td><td>${shown(callback.reference)}</td><td>${shown(callback.cameFrom)}</td></tr>`
}

const history = (callbacks: readonly CallbackRow[]): string =>
  callbacks.length === 0
    ? '<p class="none">还没有发出过通知。</p>'
    : `<div class="scroll"><table><thead><tr><th>时间</th><th>结果</th><th>金额</th><th>流水号</th><th>来源</th></tr></thead><tbody>${callbacks.map(historyRow).join('')}</tbody></table></div>`

/** The page on which a tester acts as the bank: each button sends a real, signed callback to this site. */
export const cashierPage = (view: CashierView): string => {
  const path = `/sandbox/cashier/${view.order.id}`
  const answer =
    view.answer === null ? '' : `<p class="answer" role="status">${escapeHtml(view.answer)}</p>`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>沙盒收银台</title><style>${cashierStyle}</style></head><body><main><header><h1>沙盒收银台</h1><p>这里由您扮演银行，钱不是真的，请勿真实转账。时间为 GMT+8。<a href="${path}">刷新</a></p></header>${answer}${orderCard(view)}<section><h2>付款</h2><div class="ways">${waysToPay(view).map(wayForm).join('')}</div></section><section><h2>通知记录</h2>${history(view.callbacks)}</section></main></body></html>`
}
