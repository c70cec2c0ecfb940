import type { RoomView } from '@xinghe/rules/chat/view-state.ts'
import { chat, usePageState } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'

/** Above the first message: a gap, and the way to what was before. */
export function ListTop({ room, full }: { room: RoomView; full: boolean }) {
  const t = useText()
  const state = usePageState(room.rid)
  const isDone = room.startReached || full || room.epoch === null
  return (
    <div className="py-1 text-center text-12 text-muted">
      {room.gapBefore && (
        <p className="flex items-center gap-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t(words.gap)}
        </p>
      )}
      {!isDone && (
        <button
          type="button"
          aria-busy={state === 'loading'}
          onClick={() => chat.loadOlder(room.rid)}
          className="rounded-md px-3 py-1 text-brand-text hover:bg-brand-text/8"
        >
          {t(
            state === 'loading'
              ? words.olderLoading
              : state === 'failed'
                ? words.olderFault
                : words.older,
          )}
        </button>
      )}
    </div>
  )
}
