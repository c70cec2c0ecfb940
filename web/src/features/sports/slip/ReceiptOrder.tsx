import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { namedLeg, pickWords } from '../pick-words.ts'
import { ConfirmCountdown } from './ConfirmCountdown.tsx'
import { slipText as words } from './messages.ts'
import { orderOf } from './order-outcome.ts'
import { reasonText } from './reason-text.ts'

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

function Ticket({ id }: { id: string }) {
  const t = useText()
  return (
    <p className="flex items-center gap-1 text-12 text-muted">
      {t(words.ticket)}
      <span className="font-num break-all text-ink">{id}</span>
      <CopyButton
        text={id}
        iconOnly
        label={t(words.copy)}
        copiedLabel={t(words.copied)}
        failedLabel={t(words.copyFailed)}
      />
    </p>
  )
}

/** One order of the last press with its fate. */
export function ReceiptOrder({ bet }: { bet: WireBet }) {
  const t = useText()
  return (
    <li className="px-3 py-2.5">
      <div className="flex items-center justify-between gap-2">
        <strong className="text-13 font-bold">
          {bet.code === 'single' ? t(words.single) : t(combinationText(bet.code))}
        </strong>
        <State bet={bet} />
      </div>
      <ul className="mt-1 space-y-1">
        {bet.legs.map((leg) => {
          const { match, play, pick } = pickWords(namedLeg(leg), t)
          const odds = { type: leg.oddsType, shown: leg.shown }
          return (
            <li key={`${leg.gide} ${leg.w} ${leg.side}`} className="text-13">
              <p className="flex justify-between gap-2">
                <span className="min-w-0 font-medium break-words">{pick}</span>
                <span className={`font-num font-bold ${leg.shown < 0 ? 'text-rise' : ''}`}>
                  {oddsText(odds)}
                </span>
              </p>
              <p className="truncate text-12 text-muted">
                {play} · {match}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 flex justify-between gap-2 font-num text-12 text-muted">
        <span>
          {t(words.totalRisk)} {fenToCny(bet.risk)}
        </span>
        <span>
          {t(words.win)} {fenToCny(bet.maxWin)}
        </span>
      </p>
      {bet.ticket_id !== null && <Ticket id={bet.ticket_id} />}
      {bet.reason !== null && (
        <p className="mt-1 rounded-sm bg-danger/8 px-2 py-1 text-12 text-danger">
          {reasonText(bet.reason, t)}
        </p>
      )}
    </li>
  )
}
