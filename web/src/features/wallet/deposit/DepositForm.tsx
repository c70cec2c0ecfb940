import { Fault } from '@xinghe/ui/Fault.tsx'
import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { InputOf } from '@xinghe/contract/call.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { isCoinRail, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { keepInTab } from '../../../platform/api/request-keeper.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useWrite, type WriteOutcome } from '../../../platform/api/use-write.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { AmountStep } from './AmountStep.tsx'
import { CoinQuotePanel } from './CoinQuotePanel.tsx'
import { depositFault, type FaultPlace } from './deposit-fault.ts'
import { DepositSummary } from './DepositSummary.tsx'
import { FirstDeposit } from './FirstDeposit.tsx'
import { depositText as words } from './messages.ts'
import { RailChoice } from './RailChoice.tsx'
import { RealNameStep } from './RealNameStep.tsx'
import { SafetyNote } from './SafetyNote.tsx'
import { SignalCodePanel } from './SignalCodePanel.tsx'
import { UnansweredPay } from './UnansweredPay.tsx'
import { useAmount } from './use-amount.ts'
import { spendQuote, useCoinQuote } from './use-coin-quote.ts'
import {
  refreshPaymentTypes,
  type OfferedRail,
  type PaymentTypes,
} from './orders/use-payment-types.ts'
import { useSignalCode } from './use-signal-code.ts'

const unansweredPay = keepInTab(pay)

/** The bonuses to choose from, which another feature draws, and the chosen one. */
export interface OfferedBonus {
  readonly chosen: NonNullable<InputOf<typeof pay>['activity']> | null
  readonly render: (amount: Fen | null) => ReactNode
}

interface DepositFormProps {
  types: PaymentTypes
  rail: OfferedRail
  balance: ReactNode
  bonus?: OfferedBonus | undefined
}

/** Rail, real name where it is missing, amount, and the summary. */
export function DepositForm({ types, rail, balance, bonus }: DepositFormProps) {
  const t = useText()
  const faultText = useFaultText()
  const language = useLanguage()
  const go = useGo()
  const [, setSearch] = useSearchParams()
  const network = rail.coinNetwork
  const draft = useAmount(rail, types.limitLeft)
  const coinQuote = useCoinQuote(network)
  const signal = useSignalCode(rail.rail)
  const top = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const lacksRate = network !== null && coinQuote.quote === undefined
  const nameMissing = types.realNameNeeded && !isCoinRail(rail.rail)

  const focusAmount = (): void => {
    const field = form.current?.elements.namedItem('amount')
    if (field instanceof HTMLElement) field.focus()
  }
  const paying = useWrite(pay, { keeper: unansweredPay, refresh: () => void refreshPaymentTypes() })
  const { unanswered, last } = paying
  // The fault of a repetition stands beside the unanswered request.
  const refused = last?.kind === 'refused' && unanswered === null ? last.refused : null
  const fault = refused === null ? null : depositFault(refused, faultText, t)
  const faultAt = (place: FaultPlace): string => (fault?.place === place ? fault.text : '')

  const take = (outcome: WriteOutcome<typeof pay> | null): void => {
    if (outcome?.kind === 'refused') {
      const place = depositFault(outcome.refused, faultText, t)?.place
      if (place === 'rate') coinQuote.renew()
      if (place === 'code') signal.drop()
      if (place === 'amount') focusAmount()
      if (place === 'rail') top.current?.scrollIntoView({ block: 'nearest' })
    }
    if (outcome?.kind !== 'answered') return
    const { waitRoute, orderId } = outcome.answer
    if (network !== null) spendQuote(network)
    signal.drop()
    draft.type('')
    go.to(waitRoute, { search: { order: orderId } })
  }

  const choose = (next: RailName): void => {
    paying.clear()
    setSearch({ rail: next }, { replace: true, preventScrollReset: true })
  }

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (draft.blocked) return
    if (!draft.check() || draft.fen === null) return focusAmount()
    if (lacksRate) return
    const input = {
      rail: rail.rail,
      amount: draft.fen,
      language,
      ...(bonus === undefined || bonus.chosen === null ? {} : { activity: bonus.chosen }),
      ...(signal.code === null ? {} : { signalCode: signal.code.code }),
      ...(coinQuote.quote === undefined ? {} : { quoteId: coinQuote.quote.quoteId }),
    }
    void paying.send(input).then(take)
  }

  const railStep = (
    <TitledCard step={1} title={t(words.chooseRail)}>
      <RailChoice offered={types.rails} chosen={rail.rail} onChoose={choose} />
      <p className="mt-3 text-13 text-muted desk:hidden">{rail.hint}</p>
      <Fault text={faultAt('rail')} className="mt-3" />
    </TitledCard>
  )
  const columns = 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1'
  return (
    <div ref={top} className="space-y-4">
      <UnansweredPay
        paying={paying}
        rails={types.rails}
        onAsk={() => void paying.askAgain().then(take)}
      />
      {types.firstDeposit && <FirstDeposit />}
      {nameMissing ? (
        <div className={columns}>
          <div className="space-y-4">
            {railStep}
            <TitledCard step={2} title={t(words.confirmName)} line={t(words.nameWhy)}>
              <RealNameStep />
            </TitledCard>
          </div>
          <div className="space-y-4">
            {balance}
            <SafetyNote />
          </div>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className={columns}>
          <div className="space-y-4">
            {railStep}
            <TitledCard step={2} title={t(words.fillAmount)}>
              {network !== null && (
                <CoinQuotePanel network={network} coinQuote={coinQuote} refused={faultAt('rate')} />
              )}
              <AmountStep draft={draft} refused={faultAt('amount')} />
              {rail.wantsSignalCode && (
                <SignalCodePanel signal={signal} refused={faultAt('code')} />
              )}
            </TitledCard>
            {bonus?.render(draft.payable)}
          </div>
          <div className="space-y-4">
            {balance}
            <DepositSummary
              step={3}
              rail={rail}
              amount={draft.payable}
              rate={coinQuote.quote?.rate}
              busy={paying.busy && unanswered === null}
              disabled={draft.blocked || unanswered !== null || lacksRate}
              fault={faultAt('form')}
            />
            <SafetyNote />
          </div>
        </form>
      )}
    </div>
  )
}
