import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { useId, useRef, useState, type ReactNode } from 'react'
import { chat, useChatView } from '../../platform/chat/chat-socket.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Composer } from './compose/Composer.tsx'
import { MessageList, type MessageListHandle } from './list/MessageList.tsx'
import type { RenderBet } from './list/MessageRow.tsx'
import { ConnectionLine } from './room/ConnectionLine.tsx'
import { HiddenLine } from './room/HiddenLine.tsx'
import { RoomNotes } from './room/RoomNotes.tsx'
import { RoomTabs } from './room/RoomTabs.tsx'
import { ShareButton } from './compose/ShareButton.tsx'
import { useGuesses, useRooms } from './use-rooms.ts'
import { chatText as words } from './words/messages.ts'

export type SharePicker = (onShare: (ticketId: string, withStake: boolean) => void) => ReactNode

interface ChatPanelProps {
  /** Shown first. */
  rid: string
  renderBet: RenderBet
  renderPicker: SharePicker
  /** Opens the room over the whole page. */
  onEnlarge?: ((rid: string) => void) | undefined
  className?: string | undefined
}

/** The chat: rooms, what is said in the chosen one, and the field to write in. */
export function ChatPanel({ rid, renderBet, renderPicker, onEnlarge, className }: ChatPanelProps) {
  const t = useText()
  const id = useId()
  const [chosen, setChosen] = useState({ first: rid, rid })
  // Another match: its room is shown first again.
  if (chosen.first !== rid) setChosen({ first: rid, rid })
  const rooms = useRooms(rid)
  const shown = rooms.includes(chosen.rid) ? chosen.rid : rid
  const room = useChatView((view) => view.rooms[shown])
  useGuesses(shown)
  const list = useRef<MessageListHandle>(null)
  const input = useRef<HTMLInputElement>(null)
  const online = room?.status?.online ?? 0
  return (
    <section
      aria-label={t(words.title)}
      className={classNames('flex min-h-0 flex-col bg-surface', className)}
    >
      <header
        className={classNames(
          'flex h-11 shrink-0 items-center gap-2 border-b border-line pl-3',
          onEnlarge ? 'pr-1' : 'pr-3',
        )}
      >
        <RoomTabs
          id={id}
          rooms={rooms}
          shown={shown}
          onShow={(next) => setChosen({ first: rid, rid: next })}
        />
        {online > 0 && (
          <span className="flex shrink-0 items-center gap-1 font-num text-12 text-muted">
            <Icon name="users" className="size-3.5" />
            <span aria-hidden>{online}</span>
            <span className="sr-only">{t(words.online, { count: online })}</span>
          </span>
        )}
        {onEnlarge && (
          <IconButton
            icon="transfer"
            size="sm"
            label={t(words.fullScreen)}
            onClick={() => onEnlarge(shown)}
          />
        )}
      </header>
      <TabPanel id={id} tabKey={shown} className="flex min-h-0 flex-1 flex-col">
        <ConnectionLine />
        {room !== undefined && (
          <>
            <RoomNotes room={room} />
            <HiddenLine />
            <MessageList
              key={shown}
              ref={list}
              room={room}
              renderBet={renderBet}
              onLeave={() => input.current?.focus()}
            />
          </>
        )}
        <Composer
          rid={shown}
          inputRef={input}
          onUp={() => list.current?.focusLast()}
          share={
            <ShareButton
              renderPicker={renderPicker}
              onShare={(ticketId, withStake) => chat.send(shown, { ticketId, withStake })}
            />
          }
        />
      </TabPanel>
    </section>
  )
}
