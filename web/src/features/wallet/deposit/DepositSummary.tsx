import type { ReactNode } from 'react'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { depositSum, type DepositSum } from './deposit-sum.ts'
import { depositText as words } from './messages.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-13 text-muted">{name}</dt>
      <dd className="min-w-0 text-right text-14">{children}</dd>
    </div>
  )
}

const payText = ({ mark, amount, coin }: DepositSum, t: Text): string => {
  if (mark === 'cents') return t(words.sumPayCents, { amount: fenToCny(amount) })
  if (mark === 'remark') return fenToCny(amount)
  return coin === null ? '--' : t(words.sumPayCoin, { coin })
}

const whys = {
  cents: words.sumCentsWhy,
  remark: null,
  'coin-amount': words.sumCoinWhy,
} as const

interface DepositSummaryProps {
  step: number
  rail: OfferedRail
  /** Null while the amount is not valid. */
  amount: Fen | null
  rate: string | undefined
  busy: boolean
  /** Until an unanswered request is settled, or the rate of a coin is there. */
  disabled: boolean
  fault: string
}

/** The amount to pay and the amount credited. */
export function DepositSummary(props: DepositSummaryProps) {
  const { step, rail, amount, rate, busy, disabled, fault } = props
  const t = useText()
  const sum = depositSum(rail, amount ?? 0n, rate)
  const empty = amount === null || amount === 0n
  const why = whys[sum.mark]
  return (
    <TitledCard step={step} title={t(words.confirmOrder)}>
      <dl>
        <Row name={t(words.sumRail)}>{rail.title}</Row>
        <Row name={t(words.sumFee)}>
          {rail.feeBps === 0 ? (
            <span className="text-success">{t(words.sumFeeNone)}</span>
          ) : empty ? (
            '--'
          ) : (
            <span className="font-num">{t(words.sumFeeAbout, { fee: fenToCny(sum.fee) })}</span>
          )}
        </Row>
        <Row name={t(words.sumExpiry)}>{t(words.sumMinutes, { minutes: rail.expiryMinutes })}</Row>
        <Row name={t(words.sumPay)}>
          <span className="font-num text-16">{empty ? '--' : payText(sum, t)}</span>
        </Row>
      </dl>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="text-14 font-medium">{t(words.sumArrives)}</span>
        <span className="font-num text-28 font-bold text-brand-text" aria-live="polite">
          {empty ? '--' : fenToCny(sum.amount)}
        </span>
      </p>
      {why !== null && <p className="mt-2 text-12 text-muted">{t(why)}</p>}
      {rail.feeBps > 0 && <p className="mt-2 text-12 text-muted">{t(words.sumFeeWhy)}</p>}
      <Fault text={fault} className="mt-3" />
      <Button
        type="submit"
        size="lg"
        block
        loading={busy}
        softDisabled={empty}
        disabled={disabled}
        className="mt-4"
      >
        {t(words.submit)}
      </Button>
    </TitledCard>
  )
}
