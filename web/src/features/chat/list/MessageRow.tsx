import type { ChatMessage, SharedBet } from '@xinghe/rules/chat/room-event.ts'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Menu, type MenuItem } from '@xinghe/ui/Menu.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'
import { GiftLine } from './GiftLine.tsx'
import { Sender } from './Sender.tsx'

/** A shared bet is drawn by the app, which knows the sportsbook. */
export type RenderBet = (bet: SharedBet) => ReactNode

interface MessageRowProps {
  message: ChatMessage
  mine: boolean
  renderBet: RenderBet
  actions: readonly MenuItem[]
}

/** The text as it was sent: never markup, and a word longer than the line is broken. */
export function Bubble({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'w-fit max-w-full rounded-md px-2.5 py-1.5 text-13 [overflow-wrap:anywhere] text-ink',
        mine ? 'bg-brand-text/14' : 'bg-ink/5',
      )}
    >
      {children}
    </p>
  )
}

export function MessageRow({ message, mine, renderBet, actions }: MessageRowProps) {
  const t = useText()
  if (message.kind === 'gift') return <GiftLine message={message} />
  const { from, at } = message
  return (
    <div className={classNames('group flex gap-2', mine && 'flex-row-reverse')}>
      <Avatar name={from.userKey} className="mt-0.5 size-7" />
      <div className={classNames('min-w-0 flex-1 space-y-0.5', mine && 'flex flex-col items-end')}>
        <Sender from={from} at={at} mine={mine} />
        {message.kind === 'text' ? (
          <Bubble mine={mine}>{message.msg}</Bubble>
        ) : (
          renderBet(message.bet)
        )}
      </div>
      {actions.length > 0 && (
        <span className="self-start opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
          <Menu
            label={t(words.actions)}
            items={actions}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} icon="more" size="xs" label={t(words.actions)} />
            )}
          />
        </span>
      )}
    </div>
  )
}
