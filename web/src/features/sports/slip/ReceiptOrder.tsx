import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ConfirmCountdown } from './ConfirmCountdown.tsx'
import { slipText as words } from './messages.ts'
import { orderOf } from './order-outcome.ts'
import { ReceiptLeg } from './ReceiptLeg.tsx'
import { reasonText } from './reason-text.ts'
import { Ticket } from './Ticket.tsx'

function State({ bet }: { bet: WireBet }) {
  const t = useText()
  const { state } = orderOf(bet)
  if (state === 'confirming') return <ConfirmCountdown bet={bet} />
  return (
    <Badge tone={state === 'accepted' ? 'success' : 'danger'}>
      {t(state === 'accepted' ? words.accepted : words.refused)}
    </Badge>
  )
}

const amount = 'font-num text-14 font-bold text-ink'

/** What it takes and can win; of a refused one, what it would have taken. */
function Money({ bet }: { bet: WireBet }) {
  const t = useText()
  return (
    <p className="mt-1.5 flex justify-between gap-2 text-12 text-muted">
      <span>
        {t(words.risk)} <span className={amount}>{fenToCny(bet.risk)}</span>
      </span>
      {bet.state !== 'refused' && (
        <span>
          {t(words.win)} <span className={amount}>{fenToCny(bet.maxWin)}</span>
        </span>
      )}
    </p>
  )
}

/** One order of the last press with its fate. */
export function ReceiptOrder({ bet }: { bet: WireBet }) {
  const t = useText()
  const isSingle = bet.code === 'single'
  const isTold = !isSingle && bet.legs.some(({ reason }) => reason !== undefined)
  return (
    <li className="px-3 py-2.5">
      <div className="flex items-center justify-between gap-2">
        <strong className="text-13 font-bold">
          {isSingle ? t(words.single) : t(combinationText(bet.code))}
        </strong>
        <State bet={bet} />
      </div>
      <ul className="mt-1 space-y-1">
        {bet.legs.map((leg) => (
          <ReceiptLeg
            key={`${leg.gide} ${leg.w} ${leg.side}`}
            leg={leg}
            refused={bet.state === 'refused'}
            marked={isTold}
          />
        ))}
      </ul>
      <Money bet={bet} />
      {bet.ticket_id !== null && <Ticket id={bet.ticket_id} />}
      {bet.reason !== null && !isTold && (
        <p className="mt-1 rounded-sm bg-danger/8 px-2 py-1 text-12 text-danger">
          {reasonText(bet.reason, t)}
        </p>
      )}
    </li>
  )
}
