import { rails, type RailCategory } from '@xinghe/rules/wallet/rails.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'

const stepsOf: Readonly<Record<RailCategory, readonly string[]>> = {
  bank: words.stepsBank,
  qr: words.stepsQr,
  wallet: words.stepsWallet,
  coin: words.stepsCoin,
}

export function PaySteps({ order }: { order: DepositOrder }) {
  const t = useText()
  const network = order.coin?.network.toUpperCase() ?? ''
  return (
    <TitledCard title={t(words.steps)}>
      <ol className="space-y-3">
        {stepsOf[rails[order.rail].category].map((step, at) => (
          <li key={step} className="flex gap-3 text-13">
            <span
              aria-hidden
              className="grid size-5 shrink-0 place-items-center rounded-full bg-brand-text/10 font-num text-12 font-bold text-brand-text"
            >
              {at + 1}
            </span>
            {t(step, { network })}
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
