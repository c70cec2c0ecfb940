import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { asHongKong } from '@xinghe/rules/base/odds.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { outcomeOf } from '@xinghe/rules/sports/slip/marks.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { OrderCountdown } from './OrderCountdown.tsx'
import { slipText as words } from '../words/slip-messages.ts'
import { ReceiptLeg } from './ReceiptLeg.tsx'
import { reasonText } from './reason-text.ts'
import { Ticket } from './Ticket.tsx'

function State({ bet }: { bet: Bet }) {
  const t = useText()
  const { state } = outcomeOf(bet)
  if (state === 'confirming') return <OrderCountdown bet={bet} />
  return (
    <Badge tone={state === 'accepted' ? 'success' : 'danger'}>
      {t(state === 'accepted' ? words.accepted : words.refused)}
    </Badge>
  )
}

const amount = 'font-num text-14 font-bold text-ink'

/** Stake and possible win; of a refused order the wanted stake. */
function Money({ bet }: { bet: Bet }) {
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

/** One order of the last placement and its state. */
export function ReceiptOrder({ bet }: { bet: Bet }) {
  const t = useText()
  const isSingle = bet.code === 'single'
  const isTold = !isSingle && bet.legs.some(({ reason }) => reason !== null)
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
            key={`${leg.matchId} ${leg.play} ${leg.side}`}
            leg={leg}
            odds={isSingle ? leg.odds : asHongKong(leg.odds)}
            refused={bet.state === 'refused'}
            marked={isTold}
          />
        ))}
      </ul>
      <Money bet={bet} />
      {bet.ticketId !== null && <Ticket id={bet.ticketId} />}
      {bet.reason !== null && !isTold && (
        <p className="mt-1 rounded-sm bg-danger/8 px-2 py-1 text-12 text-danger">
          {reasonText(bet.reason, t)}
        </p>
      )}
    </li>
  )
}
