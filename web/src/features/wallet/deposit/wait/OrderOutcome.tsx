import { useEffect, useRef, type ReactNode } from 'react'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import type { DepositState } from '@xinghe/rules/wallet/deposit-order.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../../platform/member/member.ts'
import { Copy } from '../../parts/Copy.tsx'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'
import { NextSteps } from './NextSteps.tsx'
import { outcomes } from './outcomes.ts'

const rings = {
  success: 'bg-success/10 text-success',
  warning: 'bg-warn/10 text-warn',
  danger: 'bg-danger/8 text-danger',
  neutral: 'bg-ink/6 text-muted',
} as const

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-13 text-muted">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1 font-num text-14 break-all">{children}</dd>
    </div>
  )
}

function Rows({ order, amountsShown }: { order: DepositOrder; amountsShown: boolean }) {
  const t = useText()
  const balance = useBalance().data
  return (
    <dl className="mx-auto mt-6 max-w-md divide-y divide-line border-y border-line text-left">
      <Row name={t(words.method)}>{order.title}</Row>
      <Row name={t(words.asked)}>{fenToCny(order.amount)}</Row>
      {order.received !== null && <Row name={t(words.received)}>{fenToCny(order.received)}</Row>}
      <Row name={t(words.madeAt)}>{siteMinute(order.madeAt)}</Row>
      {order.endedAt !== null && <Row name={t(words.endedAt)}>{siteMinute(order.endedAt)}</Row>}
      <Row name={t(words.order)}>
        {order.orderId}
        <Copy iconOnly text={order.orderId} label={t(words.copyOrder)} />
      </Row>
      {balance !== undefined && (
        <Row name={t(words.balance)}>
          <Money
            text={fenToGroupedText(balance.centerWalletBalance)}
            currency="¥"
            hidden={!amountsShown}
            hiddenLabel={t(words.hidden)}
            className="text-16 font-bold"
          />
        </Row>
      )}
    </dl>
  )
}

interface OrderOutcomeProps {
  order: DepositOrder
  state: Exclude<DepositState, 'waiting'>
  amountsShown: boolean
}

/** The outcome of an order, and the next steps. */
export function OrderOutcome({ order, state, amountsShown }: OrderOutcomeProps) {
  const t = useText()
  const { title, line, icon, tone, next } = outcomes[state]
  const news = useRef<HTMLDivElement>(null)
  // It takes the place of a longer page, whose end the member may have been reading.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    news.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section className="animate-rise-in rounded-lg bg-surface px-6 py-10 text-center shadow-1 max-desk:px-4 max-desk:py-8">
      <div ref={news} role="status" className="scroll-mt-40">
        <span
          className={classNames(
            'mx-auto grid size-20 place-items-center rounded-full',
            rings[tone],
          )}
        >
          <Icon name={icon} className="size-11" />
        </span>
        <h1 className="mt-4 text-20 font-bold">{t(title)}</h1>
        {tone === 'success' && order.received !== null && (
          <p className="mt-1 font-num text-40 font-bold text-success">
            +{fenToCny(order.received)}
          </p>
        )}
        <p className="mx-auto mt-2 max-w-md text-14 text-balance text-muted">{t(line)}</p>
        {order.reason !== null && (
          <p className="mx-auto mt-2 max-w-md text-14">
            {t(words.reason, { reason: order.reason })}
          </p>
        )}
        {state !== 'reviewing' && order.inReview !== undefined && (
          <p className="mx-auto mt-4 flex max-w-md items-start justify-center gap-2 rounded-md bg-warn/8 p-3 text-left text-13">
            <Icon name="clock" className="mt-0.5 size-4 shrink-0 text-warn" />
            <span>
              <span className="block font-medium">
                {t(words.inReview, { amount: fenToCny(order.inReview) })}
              </span>
              {t(words.inReviewLine)}
            </span>
          </p>
        )}
      </div>
      <Rows order={order} amountsShown={amountsShown} />
      <NextSteps steps={next} order={order} />
    </section>
  )
}
