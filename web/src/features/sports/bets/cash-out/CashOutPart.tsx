import type { Bet } from '@xinghe/contract/sports-bet.ts'
import type { CashOutOffer } from '@xinghe/contract/sports-cash-out.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { use, useState } from 'react'
import { useText, type Text } from '../../../../platform/i18n/use-text.ts'
import { reasonText } from '../../slip/reason-text.ts'
import { cashOutText as words, noOfferReasons } from '../../words/cash-out-messages.ts'
import { useCashOutProgress, type CashOutProgress } from './cash-out-store.ts'
import { CashOutForm } from './CashOutForm.tsx'
import { CashOutState, Confirming } from './CashOutState.tsx'
import { OffersContext } from './use-offers.ts'

/** Whether nothing else can be asked for until this is decided. */
const isUnderWay = (progress: CashOutProgress | null): boolean => {
  if (progress === null || progress.phase === 'refused') return false
  return progress.phase !== 'answered' || progress.cashOut.state === 'confirming'
}

const noOfferText = (reason: string, t: Text): string => {
  const named = noOfferReasons[reason]
  return named === undefined ? reasonText(reason, t) : t(named)
}

type OfferProps = { bet: Bet; offer: CashOutOffer }

function Offer({ bet, offer }: OfferProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { value, reason, confirmMs } = offer
  const why = reason === null ? null : noOfferText(reason, t)
  if (open)
    return (
      <CashOutForm
        bet={bet}
        value={value}
        noOffer={why}
        confirmMs={confirmMs}
        onClose={() => setOpen(false)}
      />
    )
  if (why !== null) return <p className="text-12 text-muted">{t(words.none, { why })}</p>
  if (value === null) return null
  return (
    <Button variant="gold" block onClick={() => setOpen(true)}>
      {t(words.offer, { value: fenToCny(value) })}
    </Button>
  )
}

/** Cash out of a running bet: its offer, a request under way, and what became of the last one. */
export function CashOutPart({ bet }: { bet: Bet }) {
  const offer = use(OffersContext).get(bet.id)
  const progress = useCashOutProgress(bet.id)
  const elsewhere = bet.cashOuts.find(({ state }) => state === 'confirming')
  const underWay = isUnderWay(progress)
  if (!underWay && elsewhere !== undefined)
    return (
      <div className="border-t border-line py-2">
        <Confirming cashOut={elsewhere} />
      </div>
    )
  if (progress === null && offer === undefined) return null
  return (
    <div className="space-y-2 border-t border-line py-2">
      {progress !== null && <CashOutState progress={progress} />}
      {!underWay && offer !== undefined && <Offer bet={bet} offer={offer} />}
    </div>
  )
}
