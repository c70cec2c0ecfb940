import { useState } from 'react'
import type { InputOf } from '@xinghe/contract/call.ts'
import type { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { amountText } from '@xinghe/rules/base/amount-input.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { AmountField } from '@xinghe/ui/AmountField.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { transferText as words } from './messages.ts'
import { wayClosed, type TransferWay, type WayClosed } from './transfer-ends.ts'
import { useTransferAmount } from './use-transfer-amount.ts'
import type { VenueWallet } from '../venues/use-venues.ts'

interface TransferFormProps {
  venue: VenueWallet
  way: TransferWay
  /** Of the wallet that the money leaves; null while it is not known. */
  available: Fen | null
  amountsShown: boolean
  busy: boolean
  /** Blocked until the unanswered transfer is settled. */
  blocked: boolean
  /** Why the last transfer was refused; empty without a fault. */
  fault: string
  onSend: (input: InputOf<typeof venueTransfer>) => Promise<boolean>
}

const closedWords: Record<WayClosed, string> = {
  silent: words.silentOut,
  maintenance: words.closedIn,
  testing: words.testingIn,
}

const chips = [10_000n, 50_000n, 100_000n, 500_000n] as const satisfies readonly Fen[]

export function TransferForm({
  venue,
  way,
  available,
  amountsShown,
  busy,
  blocked,
  fault,
  onSend,
}: TransferFormProps) {
  const t = useText()
  const inWords = useAmountWords()
  const amount = useTransferAmount(available, amountsShown)
  const [touched, setTouched] = useState(false)
  const closed = wayClosed(venue, way)
  const usable = closed === null && available !== null && !blocked

  const submit = async (): Promise<void> => {
    const fen = amount.check()
    if (fen === null || !usable || busy) return
    setTouched(false)
    if (await onSend({ channelCode: venue.channelCode, amount: fen, ty: way })) amount.clear()
  }
  const type = (typed: string): void => {
    setTouched(true)
    amount.type(typed)
  }
  const shown = (sum: Fen): string => (amountsShown ? fenToCny(sum) : '****')
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {closed !== null && (
        <p className="mb-4 flex items-start gap-2 rounded-md bg-warn/8 p-3 text-13">
          <Icon name="warning" className="mt-0.5 size-4 text-warn" />
          {t(closedWords[closed])}
        </p>
      )}
      <AmountField
        label={t(words.amount)}
        name="amount"
        value={amount.text}
        onValueChange={type}
        onBlur={amount.leave}
        placeholder={t(words.amountPlaceholder)}
        clearLabel={t(words.clear)}
        allLabel={t(words.all)}
        onAll={() => available !== null && type(amountText(available))}
        chips={chips.map((sum) => ({
          label: fenToCny(sum),
          value: amountText(sum),
          disabled: available === null || sum > available,
        }))}
        chipsLabel={t(words.chips)}
        words={amount.fen !== null && amount.fen > 0n ? inWords(amount.fen) : undefined}
        hint={
          available !== null &&
          t(words.amountHint, { min: fenToCny(transferMin), max: shown(available) })
        }
        error={amount.error || (touched ? '' : fault)}
        disabled={!usable}
      />
      <Button type="submit" size="lg" block loading={busy} disabled={!usable} className="mt-6">
        {way === 1 ? t(words.submitIn, { venue: venue.title }) : t(words.submitOut)}
      </Button>
    </form>
  )
}
