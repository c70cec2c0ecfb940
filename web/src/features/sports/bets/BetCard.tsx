import type { WireAppeal } from '@xinghe/contract/sports-appeal.ts'
import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import type { ReactNode } from 'react'
import { resultNames } from '../../../platform/bets/messages.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { OrderCountdown } from '../slip/OrderCountdown.tsx'
import { Ticket } from '../slip/Ticket.tsx'
import { Appeal } from './appeal/Appeal.tsx'
import { BetLeg } from './BetLeg.tsx'
import { CashedParts } from './cash-out/CashedParts.tsx'
import { CashOutPart } from './cash-out/CashOutPart.tsx'
import { placedRisk } from './cash-out/cashed-of.ts'
import { PictureButton } from './picture/PictureButton.tsx'
import { betsText as words } from '../words/bet-messages.ts'
import { netText, netTone, resultTone } from './look/result-look.ts'

function State({ bet }: { bet: Bet }) {
  const t = useText()
  if (bet.state === 'confirming')
    return (
      <span className="flex items-center gap-2">
        <Badge tone="gold">{t(words.confirming)}</Badge>
        <OrderCountdown bet={bet} />
      </span>
    )
  if (bet.result !== null)
    return <Badge tone={resultTone(bet.result)}>{t(resultNames[bet.result])}</Badge>
  return <Badge tone="brand">{t(words.running)}</Badge>
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="truncate text-14 font-bold">{children}</dd>
    </div>
  )
}

function Sums({ bet }: { bet: Bet }) {
  const t = useText()
  return (
    <dl className="grid grid-cols-3 gap-2 border-t border-line py-1.5">
      <Sum name={t(words.risk)}>
        <Money text={fenToGroupedText(bet.state === 'settled' ? placedRisk(bet) : bet.risk)} />
      </Sum>
      {bet.net === null ? (
        <Sum name={t(words.maxWin)}>
          <Money text={fenToGroupedText(bet.maxWin)} />
        </Sum>
      ) : (
        <>
          <Sum name={t(words.payout)}>
            <Money text={fenToGroupedText(bet.payout ?? 0n)} />
          </Sum>
          <Sum name={t(words.net)}>
            <Money text={netText(bet.net)} tone={netTone(bet.net)} />
          </Sum>
        </>
      )}
    </dl>
  )
}

type BetCardProps = {
  bet: Bet
  /** Undefined while it is not known whether there is one. */
  appeal?: WireAppeal | null | undefined
}

/** Where an accepted bet is found again, and how it is disputed once it is settled. */
function Filed({ bet, ticketId, appeal }: BetCardProps & { ticketId: string }) {
  const t = useText()
  const { settledAt } = bet
  return (
    <div className="mt-1.5 space-y-1 font-num text-12 text-muted">
      <div className="flex items-center justify-between gap-2">
        <Ticket id={ticketId} />
        <PictureButton bet={bet} />
      </div>
      {settledAt !== null && (
        <>
          <p>{t(words.settledAt, { time: siteMinute(settledAt) })}</p>
          <Appeal ticketId={ticketId} settledAt={settledAt} appeal={appeal} />
        </>
      )}
    </div>
  )
}

/** One bet with its legs, money, explanation, and the way to dispute it. */
export function BetCard({ bet, appeal }: BetCardProps) {
  const t = useText()
  return (
    <li className="rounded-md border border-line bg-surface px-3 py-2">
      <header className="flex items-center justify-between gap-2">
        <p className="flex items-baseline gap-2">
          <strong className="text-13 font-bold">
            {bet.code === 'single' ? t(words.single) : t(combinationText(bet.code))}
          </strong>
          <span className="font-num text-12 text-muted">
            <span className="sr-only">{t(words.placed)}</span>
            {siteMinute(bet.placedAt).slice(5)}
          </span>
        </p>
        <State bet={bet} />
      </header>
      <ul className="divide-y divide-line">
        {bet.legs.map((leg) => (
          <BetLeg
            key={`${leg.matchId} ${leg.play} ${leg.side}`}
            leg={leg}
            running={bet.state === 'open'}
            alone={bet.legs.length === 1}
          />
        ))}
      </ul>
      <Sums bet={bet} />
      <CashedParts bet={bet} />
      {bet.state === 'open' && <CashOutPart bet={bet} />}
      {bet.explanation !== null && (
        <p className="rounded-sm bg-ink/3 px-2 py-1.5 text-12">
          <span className="sr-only">{t(words.explain)}</span>
          {bet.explanation}
        </p>
      )}
      {bet.ticketId !== null && <Filed bet={bet} ticketId={bet.ticketId} appeal={appeal} />}
    </li>
  )
}
