import { fenToCny, fenToGroupedText, fenToText } from '@xinghe/rules/base/money.ts'
import { rails, type OrderMark } from '@xinghe/rules/wallet/rails.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Copy } from '../../parts/Copy.tsx'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'

interface ShownAmount {
  readonly head: string
  /** The digits that identify the order. */
  readonly tail: string
  readonly copied: string
  readonly unit: string
}

/** Coins carry their mark in the last four of six decimals, CNY in the cents. */
const amountOf = ({ coin, payAmount, rail }: DepositOrder): ShownAmount => {
  if (coin !== null)
    return {
      head: coin.amount.slice(0, -4),
      tail: coin.amount.slice(-4),
      copied: coin.amount,
      unit: 'USDT',
    }
  const text = `¥${fenToGroupedText(payAmount)}`
  const tailed = rails[rail].mark === 'cents' ? 3 : 0
  return {
    head: text.slice(0, text.length - tailed),
    tail: text.slice(text.length - tailed),
    copied: fenToText(payAmount),
    unit: '',
  }
}

const whys: Readonly<Record<OrderMark, string>> = {
  cents: words.centsWhy,
  remark: words.remarkWhy,
  'coin-amount': words.coinsWhy,
}

/** The sum to the last digit, and why it must be that one. */
export function PayAmount({ order }: { order: DepositOrder }) {
  const t = useText()
  const { head, tail, copied, unit } = amountOf(order)
  const what = t(order.coin === null ? words.payAmount : words.payCoins)
  return (
    <section aria-label={what} className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
      <p className="text-13 text-muted">{t(words.payExactly)}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-num text-40 font-bold max-desk:text-28">
          {head}
          {tail !== '' && (
            <span className="rounded-sm bg-brand-text/10 px-1 text-brand-text">{tail}</span>
          )}
          {unit !== '' && <span className="ml-2 text-16 text-muted">{unit}</span>}
        </p>
        <Copy text={copied} label={t(words.copyOf, { what })} size="md" />
      </div>
      <p className="mt-2 text-13 text-warn">{t(whys[rails[order.rail].mark])}</p>
      {order.coin !== null && (
        <p className="mt-1 text-13 text-muted">
          {t(words.worth, { rate: order.coin.rate, amount: fenToCny(order.payAmount) })}
        </p>
      )}
    </section>
  )
}
