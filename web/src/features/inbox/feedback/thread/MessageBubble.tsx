import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { FeedbackPicture } from '../attach/FeedbackPicture.tsx'
import { TicketLine } from '../attach/TicketLine.tsx'
import { orderStates } from '../../../../platform/orders/messages.ts'
import { attachText, threadText as words } from '../words/messages.ts'
import type { ThreadMessage } from './use-feedback.ts'

const attached = 'flex items-start gap-2.5 rounded-md border border-line bg-surface p-3 text-ink'

function OrderBox({ order }: { order: NonNullable<ThreadMessage['order']> }) {
  const t = useText()
  return (
    <div className={attached}>
      <Icon name="card" className="mt-0.5 size-4 text-muted" />
      <div className="min-w-0 flex-1 text-13">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">
            {t(attachText[order.category])} · {order.channelName}
          </span>
          <Badge>{t(orderStates[order.state] ?? order.state)}</Badge>
          <Money text={fenToGroupedText(order.amount)} currency="¥" className="ml-auto" />
        </p>
        <p className="mt-0.5 font-num text-12 break-all text-muted">
          {order.id} · {siteMinute(order.madeAt)}
        </p>
      </div>
    </div>
  )
}

/** A message with what is attached to it; the member's own stand right. */
export function MessageBubble({ message }: { message: ThreadMessage }) {
  const t = useText()
  const isMine = message.from === 'member'
  const { text, images, tickets, order, at } = message
  const hasAttachments = images.length > 0 || tickets.length > 0 || order !== null
  return (
    <li className={classNames('flex gap-3', isMine && 'flex-row-reverse')}>
      <span
        aria-hidden
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isMine ? 'bg-ink/8 text-muted' : 'bg-brand text-brand-ink',
        )}
      >
        <Icon name={isMine ? 'user' : 'headset'} className="size-5" />
      </span>
      <div className={classNames('max-w-[80%] min-w-0', isMine && 'text-right')}>
        <p className="mb-1 text-12 text-muted">
          {t(isMine ? words.mine : words.site)} <time className="font-num">{siteMinute(at)}</time>
        </p>
        <p
          className={classNames(
            'inline-block rounded-lg px-4 py-2.5 text-left text-14 leading-relaxed break-words whitespace-pre-line',
            isMine ? 'rounded-tr-sm bg-brand-text/12' : 'rounded-tl-sm bg-ink/5',
          )}
        >
          {text}
        </p>
        {hasAttachments && (
          <div className="mt-2 space-y-2 text-left">
            {tickets.map((ticket) => (
              <div key={ticket.ticketId} className={attached}>
                <Icon name="clock" className="mt-0.5 size-4 text-muted" />
                <TicketLine ticket={ticket} />
              </div>
            ))}
            {order !== null && <OrderBox order={order} />}
            {images.length > 0 && (
              <div className={classNames('flex flex-wrap gap-2', isMine && 'justify-end')}>
                {images.map((id, index) => (
                  <FeedbackPicture key={id} id={id} number={index + 1} />
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
