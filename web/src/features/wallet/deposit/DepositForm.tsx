import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { isCoinRail, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { AmountStep } from './AmountStep.tsx'
import { CoinQuotePanel } from './CoinQuotePanel.tsx'
import type { DepositFault, FaultPlace } from './deposit-fault.ts'
import { Section } from '../Section.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { Fault } from './Fault.tsx'
import { FirstDeposit } from './FirstDeposit.tsx'
import { depositText as words } from './messages.ts'
import { RailChoice } from './RailChoice.tsx'
import { RealNameStep } from './RealNameStep.tsx'
import { SafetyNote } from './SafetyNote.tsx'
import { SignalCodePanel } from './SignalCodePanel.tsx'
import { UnknownRequest } from './UnknownRequest.tsx'
import { useAmount } from './use-amount.ts'
import { spendQuote, useCoinQuote } from './use-coin-quote.ts'
import { usePay } from './use-pay.ts'
import type { OfferedRail, PaymentTypes } from './use-payment-types.ts'
import { useSignalCode } from './use-signal-code.ts'

interface DepositFormProps {
  types: PaymentTypes
  rail: OfferedRail
  balance: ReactNode
}

/** Rail, name where it is missing, amount, and what comes of it: one decision after the other. */
export function DepositForm({ types, rail, balance }: DepositFormProps) {
  const t = useText()
  const language = useLanguage()
  const go = useGo()
  const [, setSearch] = useSearchParams()
  const network = rail.coinNetwork
  const draft = useAmount(rail, types.limitLeft)
  const held = useCoinQuote(network)
  const signal = useSignalCode(rail.rail)
  const top = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const nameMissing = types.realNameNeeded && !isCoinRail(rail.rail)

  const focusAmount = (): void => {
    const field = form.current?.elements.namedItem('amount')
    if (field instanceof HTMLElement) field.focus()
  }
  const takeRefusal = ({ place }: DepositFault): void => {
    if (place === 'rate') held.renew()
    if (place === 'code') signal.drop()
    if (place === 'amount') focusAmount()
    if (place === 'rail') top.current?.scrollIntoView({ block: 'nearest' })
  }
  const paying = usePay((order) => {
    if (network !== null) spendQuote(network)
    signal.drop()
    draft.type('')
    go.to(order.waitRoute, { search: { order: order.orderId } })
  }, takeRefusal)

  const faultAt = (place: FaultPlace): string =>
    paying.fault?.place === place ? paying.fault.text : ''

  const choose = (next: RailName): void => {
    paying.clearFault()
    setSearch({ rail: next }, { replace: true, preventScrollReset: true })
  }

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (draft.blocked) return
    if (!draft.check() || draft.fen === null) return focusAmount()
    if (network !== null && held.quote === undefined) return
    void paying.send({
      rail: rail.rail,
      amount: draft.fen,
      language,
      ...(signal.code === null ? {} : { signalCode: signal.code.code }),
      ...(held.quote === undefined ? {} : { quoteId: held.quote.quoteId }),
    })
  }

  const railStep = (
    <Section step={1} title={t(words.chooseRail)}>
      <RailChoice offered={types.rails} chosen={rail.rail} onChoose={choose} />
      <p className="mt-3 text-13 text-muted desk:hidden">{rail.hint}</p>
      <Fault text={faultAt('rail')} />
    </Section>
  )
  const columns = 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1'
  return (
    <div ref={top} className="space-y-4">
      <UnknownRequest paying={paying} offered={types.rails} />
      {types.firstDeposit && <FirstDeposit />}
      {nameMissing ? (
        <div className={columns}>
          <div className="space-y-4">
            {railStep}
            <Section step={2} title={t(words.confirmName)} line={t(words.nameWhy)}>
              <RealNameStep />
            </Section>
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
            <Section step={2} title={t(words.fillAmount)}>
              {network !== null && (
                <CoinQuotePanel network={network} held={held} refused={faultAt('rate')} />
              )}
              <AmountStep draft={draft} refused={faultAt('amount')} />
              {rail.wantsSignalCode && (
                <SignalCodePanel signal={signal} refused={faultAt('code')} />
              )}
            </Section>
          </div>
          <div className="space-y-4">
            {balance}
            <DepositSummary
              step={3}
              rail={rail}
              amount={draft.payable}
              rate={held.quote?.rate}
              busy={paying.busy && paying.unknown === null}
              disabled={draft.blocked || paying.unknown !== null}
              fault={faultAt('form')}
            />
            <SafetyNote />
          </div>
        </form>
      )}
    </div>
  )
}
