import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { slipText as words } from './messages.ts'
import { isDecided, orderOf } from './order-outcome.ts'
import { cancelPlacement, endPlacement } from './placement-store.ts'
import { ReceiptOrder } from './ReceiptOrder.tsx'

const outcomes = {
  confirming: { title: words.confirming, line: words.confirmingLine },
  accepted: { title: words.accepted, line: '' },
  partly: { title: words.partly, line: words.refusedLine },
  refused: { title: words.refusedAll, line: words.refusedLine },
} as const
type Outcome = keyof typeof outcomes

const outcomeOf = (orders: readonly WireBet[]): Outcome => {
  if (!isDecided(orders)) return 'confirming'
  const refused = orders.filter((bet) => orderOf(bet).state === 'refused').length
  if (refused === 0) return 'accepted'
  return refused === orders.length ? 'refused' : 'partly'
}

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

function Ways({ outcome }: { outcome: Exclude<Outcome, 'confirming'> }) {
  const t = useText()
  const { keepAfterBet } = useBookSettings()
  if (outcome === 'refused')
    return (
      <Button block onClick={cancelPlacement}>
        {t(words.backToSlip)}
      </Button>
    )
  return (
    <div className="flex gap-2 *:flex-1">
      <Button
        variant={keepAfterBet ? 'primary' : 'secondary'}
        onClick={() => endPlacement({ keepPicks: true })}
      >
        {t(words.keepPicks)}
      </Button>
      <Button
        variant={keepAfterBet ? 'secondary' : 'primary'}
        onClick={() => endPlacement({ keepPicks: false })}
      >
        {t(words.done)}
      </Button>
    </div>
  )
}

/** What became of the last press; the picks stay or go by the member's word. */
export function SlipReceipt({ orders }: { orders: readonly WireBet[] }) {
  const t = useText()
  const outcome = outcomeOf(orders)
  const { title, line } = outcomes[outcome]
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
          <ReceiptOrder key={bet.orderId} bet={bet} />
        ))}
      </ul>
      {outcome !== 'confirming' && (
        <footer className="border-t border-line p-3">
          <Ways outcome={outcome} />
        </footer>
      )}
    </section>
  )
}
