import { useState, type ReactNode } from 'react'
import { feedbackTicketsMost, type FeedbackType } from '@xinghe/rules/inbox/feedback.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'
import type { Attachments, ChosenTicket } from './attachments.ts'
import { OrderPicker } from './OrderPicker.tsx'
import { PictureRow } from './PictureRow.tsx'
import { TicketLine } from './TicketLine.tsx'
import { TicketPicker } from './TicketPicker.tsx'
import type { Upload } from './use-upload.ts'

interface AttachPanelProps {
  type: FeedbackType | null
  attachments: Attachments
  upload: Upload
  onChange: (part: Partial<Attachments>) => void
  /** How a settled bet is disputed, where its venue allows that. */
  appealOf: (ticket: ChosenTicket) => ReactNode
}

/** Bets, an order and pictures that a new thread carries. */
export function AttachPanel({ type, attachments, upload, onChange, appealOf }: AttachPanelProps) {
  const t = useText()
  const [picking, setPicking] = useState<'tickets' | 'order' | null>(null)
  const { pictures, tickets, order } = attachments
  const close = (): void => setPicking(null)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" icon="clock" onClick={() => setPicking('tickets')}>
          {t(words.ticket)}
          {tickets.length > 0 && ` ${tickets.length}/${feedbackTicketsMost}`}
        </Button>
        <Button variant="secondary" size="sm" icon="card" onClick={() => setPicking('order')}>
          {t(words.order)}
        </Button>
      </div>
      {(tickets.length > 0 || order !== null) && (
        <ul className="space-y-2">
          {tickets.map((ticket) => (
            <li key={ticket.ticketId} className="rounded-md border border-line bg-ink/2 p-3">
              <div className="flex items-start gap-3">
                <Icon name="clock" className="mt-0.5 size-4 text-muted" />
                <TicketLine ticket={ticket} />
                <IconButton
                  icon="close"
                  size="xs"
                  round
                  label={t(words.removeTicket, { ticket: ticket.ticketId })}
                  onClick={() => onChange({ tickets: tickets.filter((one) => one !== ticket) })}
                />
              </div>
              <div className="mt-2 border-t border-dashed border-line pt-2 empty:hidden">
                {appealOf(ticket)}
              </div>
            </li>
          ))}
          {order !== null && (
            <li className="flex items-start gap-3 rounded-md border border-line bg-ink/2 p-3">
              <Icon name="card" className="mt-0.5 size-4 text-muted" />
              <span className="min-w-0 flex-1 text-13">
                <span className="block truncate">{order.label}</span>
                <span className="block font-num text-12 text-muted">{order.id}</span>
              </span>
              <IconButton
                icon="close"
                size="xs"
                round
                label={t(words.removeOrder, { order: order.id })}
                onClick={() => onChange({ order: null })}
              />
            </li>
          )}
        </ul>
      )}
      <PictureRow
        pictures={pictures}
        upload={upload}
        onRemove={(id) => onChange({ pictures: pictures.filter((one) => one !== id) })}
      />
      <TicketPicker
        open={picking === 'tickets'}
        chosen={tickets}
        onChange={(chosen) => onChange({ tickets: chosen })}
        onClose={close}
      />
      <OrderPicker
        key={type ?? 0}
        open={picking === 'order'}
        chosen={order}
        onChange={(chosen) => onChange({ order: chosen })}
        onClose={close}
        first={type === 2 ? 'withdraw' : 'deposit'}
      />
    </div>
  )
}
