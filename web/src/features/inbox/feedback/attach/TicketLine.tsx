import type { ReactNode } from 'react'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'

interface TicketLineProps {
  ticket: {
    readonly ticketId: string
    readonly title: string
    readonly what: string
    readonly risk?: Fen
    readonly net?: Fen | null
    readonly placedAt?: Instant
  }
  /** Right of the title. */
  aside?: ReactNode
}

const signed = (amount: Fen): string => (amount > 0n ? '+' : '') + fenToGroupedText(amount)
const toneOf = (amount: Fen) => (amount === 0n ? 'plain' : amount > 0n ? 'gain' : 'loss')

/** A bet in a few lines. */
export function TicketLine({ ticket, aside }: TicketLineProps) {
  const t = useText()
  const { ticketId, title, what, risk, net, placedAt } = ticket
  return (
    <span className="block min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-13 font-medium">{title}</span>
        {risk !== undefined && (
          <span className="shrink-0 text-12 text-muted">
            {t(words.risk, { amount: fenToGroupedText(risk) })}
            <span className="mx-1.5" aria-hidden>
              ·
            </span>
            {net === null || net === undefined ? (
              t(words.running)
            ) : (
              <Money text={signed(net)} tone={toneOf(net)} />
            )}
          </span>
        )}
        {aside}
      </span>
      <span className="mt-0.5 line-clamp-2 block text-13 text-muted">{what}</span>
      <span className="mt-0.5 block font-num text-12 text-muted">
        {ticketId}
        {placedAt !== undefined && ` · ${siteMinute(placedAt)}`}
      </span>
    </span>
  )
}
