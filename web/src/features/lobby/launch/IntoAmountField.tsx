import { amountText } from '@xinghe/rules/base/amount-input.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { AmountField } from '@xinghe/ui/AmountField.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { launchText as words } from './messages.ts'
import type { MoneyMover } from './money-mover.ts'
import type { IntoAmount } from './use-into-amount.ts'

interface IntoAmountFieldProps {
  amount: IntoAmount
  mover: MoneyMover
  channelCode: string
  centre: Fen
}

/** The amount, or the unanswered transfer that has to be settled first. */
export function IntoAmountField({ amount, mover, channelCode, centre }: IntoAmountFieldProps) {
  const t = useText()
  const { unanswered } = mover
  if (unanswered !== null) {
    const here = unanswered.channelCode === channelCode && unanswered.ty === 1
    return (
      <p role="alert" className="flex items-start gap-2 rounded-md bg-warn/8 p-3 text-13">
        <Icon name="warning" className="mt-0.5 size-4 text-warn" />
        {t(here ? words.unknown : words.unknownElse, { amount: fenToCny(unanswered.amount) })}
      </p>
    )
  }
  return (
    <AmountField
      label={t(words.amount)}
      name="amount"
      value={amount.text}
      onValueChange={amount.type}
      placeholder={t(words.amountEmpty)}
      clearLabel={t(words.clear)}
      allLabel={t(words.all)}
      onAll={() => amount.type(amountText(centre))}
      hint={t(words.amountHint, { min: fenToCny(transferMin) })}
      error={amount.error}
    />
  )
}
