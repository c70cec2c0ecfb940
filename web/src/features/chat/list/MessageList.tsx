import { entriesMost, type RoomView } from '@xinghe/rules/chat/view-state.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { chat, useChatView, usePageState } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'
import { HideDialog, ReportDialog } from './AskedDialogs.tsx'
import { ListTop } from './ListTop.tsx'
import { MessageRow, type RenderBet } from './MessageRow.tsx'
import { PendingRow } from './PendingRow.tsx'
import { rowsOf } from './rows.ts'
import { SpokenLog } from './SpokenLog.tsx'
import { useMessageActions } from './use-message-actions.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface MessageListHandle {
  readonly focusLast: () => void
  readonly toEnd: () => void
}

interface MessageListProps {
  room: RoomView
  renderBet: RenderBet
  ref: Ref<MessageListHandle>
  /** Escape and the arrow below the last message lead back to the field. */
  onLeave: () => void
}

/** Tells the server what was seen, while the end of the room is in sight. */
const useSeen = ({ rid, have, epoch }: RoomView, following: boolean): void =>
  useEffect(() => {
    const tell = (): void => {
      if (epoch !== null && following && document.visibilityState === 'visible')
        chat.seen(rid, have)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [rid, have, epoch, following])

function Waiting() {
  return (
    <div className="space-y-3 p-3" aria-hidden>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex gap-2">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className={`h-9 rounded-md ${width}`} />
        </div>
      ))}
    </div>
  )
}

/** The messages of a room: only those in sight are drawn, and the end is followed. */
export function MessageList({ room, renderBet, ref, onLeave }: MessageListProps) {
  const t = useText()
  const hidden = useChatView((view) => view.hidden)
  const outbox = useChatView((view) => view.outbox)
  const self = useChatView((view) => view.self?.userKey ?? null)
  const page = usePageState(room.rid)
  const rows = useMemo(() => rowsOf(room, hidden, outbox), [room, hidden, outbox])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const { boxRef, from, to, beforePx, afterPx, following, onScroll, toEnd, show } = useVirtualRows(
    keys,
    rows,
  )
  const { actionsOf, asked, close } = useMessageActions(self)
  const wantedFocus = useRef<string | null>(null)
  const [leftAt, setLeftAt] = useState<number | null>(null)
  if (following && leftAt !== null) setLeftAt(null)
  if (!following && leftAt === null) setLeftAt(room.have)
  useSeen(room, following)

  const focusRow = (index: number): void => {
    const key = keys[index]
    if (key === undefined) return
    wantedFocus.current = key
    show(index)
    focusWanted()
  }
  const focusWanted = (): void => {
    const key = wantedFocus.current
    if (key === null) return
    const row = boxRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
    if (row === null || row === undefined) return
    wantedFocus.current = null
    row.focus({ preventScroll: true })
  }
  useLayoutEffect(focusWanted)
  useImperativeHandle(ref, () => ({ focusLast: () => focusRow(keys.length - 1), toEnd }))

  // An own message is always shown, wherever the list was.
  const ownCount = outbox.filter(({ rid }) => rid === room.rid).length
  const followOwn = useEffectEvent(toEnd)
  const before = useRef(ownCount)
  useEffect(() => {
    if (ownCount > before.current) followOwn()
    before.current = ownCount
  }, [ownCount])

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (event.key === 'Escape') {
      event.stopPropagation()
      onLeave()
      return
    }
    if (row === null || row !== event.target) return
    const at = keys.indexOf(row.dataset['row'] ?? '')
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 1, End: keys.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next >= keys.length) onLeave()
    else if (next >= 1) focusRow(next)
  }

  const isEmpty = rows.length === 1
  const fresh = rows.filter(
    (row) =>
      row.kind === 'message' &&
      row.message.seq > (leftAt ?? Infinity) &&
      row.message.kind !== 'gift' &&
      row.message.from.userKey !== self,
  ).length
  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows walk its messages */}
      <div
        ref={boxRef}
        role="region"
        aria-label={t(words.label)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={walk}
        className="h-full overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        {room.epoch === null && room.refusal === null && <Waiting />}
        <ol className="list-none">
          <li aria-hidden style={{ height: beforePx }} />
          {rows.slice(from, to).map((row, at) => (
            <li
              key={row.key}
              data-row={row.key}
              tabIndex={-1}
              aria-posinset={from + at + 1}
              aria-setsize={rows.length}
              className="px-3 py-1 -outline-offset-2"
            >
              {row.kind === 'top' && <ListTop room={room} full={rows.length > entriesMost} />}
              {row.kind === 'message' && (
                <MessageRow
                  message={row.message}
                  mine={row.message.kind !== 'gift' && row.message.from.userKey === self}
                  renderBet={renderBet}
                  actions={actionsOf(row.message)}
                />
              )}
              {row.kind === 'pending' && <PendingRow entry={row.entry} />}
            </li>
          ))}
          <li aria-hidden style={{ height: afterPx }} />
        </ol>
        {isEmpty && room.epoch !== null && !room.pageNeeded && page !== 'loading' && (
          <EmptyState icon="message" title={t(words.empty)} text={t(words.emptyLine)} />
        )}
      </div>
      {!following && (
        <Button
          size="sm"
          icon="arrow-down"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-2"
          onClick={toEnd}
        >
          {fresh > 0 ? t(words.newest, { count: fresh }) : t(words.toEnd)}
        </Button>
      )}
      <SpokenLog key={room.rid} room={room} hidden={hidden} self={self} />
      {asked?.kind === 'report' && <ReportDialog message={asked.message} onClose={close} />}
      {asked?.kind === 'hide' && <HideDialog message={asked.message} onClose={close} />}
    </div>
  )
}
