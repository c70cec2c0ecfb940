import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { useId } from 'react'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { reasonText } from './reason-text.ts'
import { useQuotes } from './slip-store.ts'
import type { Placing } from './use-place.ts'

const labelOf = ({ moved, totals }: Placing, t: Text): string => {
  if (moved) return t(words.agree)
  return totals.risk > 0n ? t(words.placeSum, { amount: fenToCny(totals.risk) }) : t(words.place)
}

/** A disabled button with its reason, also for screen readers. */
export function PlaceButton({ placing }: { placing: Placing }) {
  const t = useText()
  const faultText = useFaultText()
  const noteId = useId()
  const { fault: quoteFault } = useQuotes()
  const { reason, fault, moved, sending } = placing
  const note = (): string => {
    if (fault !== null) return faultText(fault)
    if (reason === 'offline') return t(words.offline)
    if (reason !== null && reason !== 'quote-waiting') return reasonText(reason, t)
    if (quoteFault !== null) return t(words.quoteFault, { why: quoteFault.text })
    return reason === null ? '' : t(words.limitsWaiting)
  }
  const said = note()
  return (
    <div>
      <Button
        block
        size="lg"
        variant={moved ? 'gold' : 'primary'}
        loading={sending}
        softDisabled={reason !== null}
        aria-describedby={noteId}
        onClick={placing.press}
      >
        {labelOf(placing, t)}
      </Button>
      <p
        id={noteId}
        role="status"
        className={`mt-1.5 min-h-4.5 text-center text-12 ${fault === null ? 'text-muted' : 'text-danger'}`}
      >
        {said}
      </p>
    </div>
  )
}
