import { chat, useChatView } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { actionText as words } from '../words/messages.ts'

/** How many are hidden, and the way back. */
export function HiddenLine() {
  const t = useText()
  const hidden = useChatView((view) => view.hidden)
  if (hidden.size === 0) return null
  return (
    <p className="flex items-center justify-between border-b border-line px-3 py-1 text-12 text-muted">
      {t(words.hiddenCount, { count: hidden.size })}
      <button
        type="button"
        className="text-brand-text underline-offset-4 hover:underline"
        onClick={() => {
          for (const userKey of hidden) chat.hide(userKey, false)
        }}
      >
        {t(words.showAll)}
      </button>
    </p>
  )
}
