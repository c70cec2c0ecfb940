import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { CashOutNote } from './CashOutNote.tsx'
import { outcomeOf, outcomes, type Outcome } from './outcome.ts'
import { ReceiptOrder } from './ReceiptOrder.tsx'
import { dispatch } from './slip-store.ts'

function Mark({ outcome }: { outcome: Outcome }) {
  if (outcome === 'confirming') return <Spinner className="size-6 text-gold-text" />
  const isGood = outcome === 'accepted'
  return (
    <Icon
      name={isGood ? 'success' : 'warning'}
      className={`size-6 ${isGood ? 'text-success' : 'text-warn'}`}
    />
  )
}

interface WaysProps {
  requestId: string
  quick: boolean
  outcome: Exclude<Outcome, 'confirming'>
}

function Ways({ requestId, quick, outcome }: WaysProps) {
  const t = useText()
  const { keepAfterBet } = useBookSettings()
  const end = (keepPicks: boolean): boolean => dispatch({ type: 'dismissed', requestId, keepPicks })
  if (outcome === 'refused' || quick)
    return (
      <Button block onClick={() => end(true)}>
        {t(outcome === 'refused' ? words.backToSlip : words.done)}
      </Button>
    )
  return (
    <div className="flex gap-2 *:flex-1">
      <Button variant={keepAfterBet ? 'primary' : 'secondary'} onClick={() => end(true)}>
        {t(words.keepPicks)}
      </Button>
      <Button variant={keepAfterBet ? 'secondary' : 'primary'} onClick={() => end(false)}>
        {t(words.done)}
      </Button>
    </div>
  )
}

interface SlipReceiptProps {
  requestId: string
  /** Of a quick bet, which has no picks in the slip. */
  quick: boolean
  orders: readonly Bet[]
}

/** The receipt of the last placement; the member keeps or clears the picks. */
export function SlipReceipt({ requestId, quick, orders }: SlipReceiptProps) {
  const t = useText()
  const outcome = outcomeOf(orders)
  const { title } = outcomes[outcome]
  const line = quick && outcome === 'refused' ? words.refusedQuickLine : outcomes[outcome].line
  return (
    <section className="flex min-h-0 flex-1 flex-col">
      <header role="status" className="flex items-start gap-2.5 border-b border-line px-3 py-3">
        <Mark outcome={outcome} />
        <div className="min-w-0">
          <h3 className="text-16 font-bold">{t(title)}</h3>
          {line !== '' && <p className="mt-0.5 text-12 text-muted">{t(line)}</p>}
        </div>
      </header>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {orders.map((bet) => (
          <ReceiptOrder key={bet.id} bet={bet} />
        ))}
      </ul>
      {(outcome === 'accepted' || outcome === 'partly') && (
        <CashOutNote betIds={orders.map(({ id }) => id)} />
      )}
      {outcome !== 'confirming' && (
        <footer className="border-t border-line p-3">
          <Ways requestId={requestId} quick={quick} outcome={outcome} />
        </footer>
      )}
    </section>
  )
}
