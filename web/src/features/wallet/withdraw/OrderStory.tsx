import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { isUnderWay } from '@xinghe/rules/wallet/withdrawal.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { Copy } from '../parts/Copy.tsx'
import { FactList, type Fact } from './FactList.tsx'
import { orderText as words, withdrawText } from './messages.ts'
import { Notice } from '../parts/Notice.tsx'
import { orderLines } from './order-tone.ts'
import { OrderTrail } from './OrderTrail.tsx'
import type { WithdrawalOrder } from './use-orders.ts'

const factsOf = (order: WithdrawalOrder, shown: boolean, t: Text): Fact[] => {
  const money = (fen: bigint) => (
    <Money text={fenToCny(fen)} hidden={!shown} hiddenLabel={t(withdrawText.hidden)} />
  )
  const { coin, endedAt } = order
  const refused = order.state === 'refused'
  return [
    {
      name: t(withdrawText.sumCard),
      value: (
        <>
          {order.issuer} <span className="font-num">{order.card}</span>
        </>
      ),
    },
    {
      name: t(withdrawText.sumFee),
      value: order.fee === 0n ? t(withdrawText.sumFeeNone) : money(order.fee),
    },
    ...(refused
      ? []
      : [
          {
            name: t(order.state === 'paid' ? words.arrived : withdrawText.sumArrives),
            value: money(order.arrives),
          },
        ]),
    ...(coin === null || refused
      ? []
      : [
          {
            name: t(withdrawText.sumCoin),
            value: t(withdrawText.coinAmount, { coin: coin.amount }),
          },
          { name: t(withdrawText.sumRate), value: t(withdrawText.rateLine, { rate: coin.rate }) },
        ]),
    {
      name: t(words.time),
      value: <span className="font-num">{siteMinute(order.requestedAt)}</span>,
    },
    ...(endedAt === null
      ? []
      : [{ name: t(words.ended), value: <span className="font-num">{siteMinute(endedAt)}</span> }]),
    {
      name: t(words.id),
      value: (
        <span className="inline-flex items-center gap-1">
          <span className="font-num break-all">{order.orderId}</span>
          <Copy iconOnly text={order.orderId} label={t(words.copyId)} />
        </span>
      ),
    },
  ]
}

/** The steps and details of a withdrawal. */
export function OrderStory({
  order,
  live,
  shown,
}: {
  order: WithdrawalOrder
  live: boolean
  shown: boolean
}) {
  const t = useText()
  const { state, reason } = order
  return (
    <>
      <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <div role="status" className="text-center">
          <p className="text-13 text-muted">{t(withdrawText.sumAmount)}</p>
          <Money
            text={fenToGroupedText(order.amount)}
            currency="¥"
            hidden={!shown}
            hiddenLabel={t(withdrawText.hidden)}
            className="text-40 font-bold"
          />
          <p className="mt-1 text-14">{t(orderLines[state])}</p>
        </div>
        <div className="mt-6">
          <OrderTrail order={order} />
        </div>
        {isUnderWay(state) && (
          <p className="mt-5 flex items-center justify-center gap-2 text-12 text-muted">
            <span
              aria-hidden
              className={live ? 'size-2 rounded-full bg-success' : 'size-2 rounded-full bg-warn'}
            />
            {t(live ? words.live : words.quiet)}
          </p>
        )}
      </section>
      {state === 'refused' && (
        <Notice
          tone="danger"
          title={t(words.reason, { reason: reason ?? '' })}
          line={t(words.refusedNext)}
          support
        />
      )}
      <TitledCard title={t(words.detail)}>
        <FactList facts={factsOf(order, shown, t)} className="mx-auto -my-2.5 max-w-2xl" />
      </TitledCard>
    </>
  )
}
