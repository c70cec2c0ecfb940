import { chat, useChatView } from '../../../platform/chat/chat-socket.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { actionText as words, chatText } from '../words/messages.ts'

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
          const told = Array.from(hidden, (userKey) => chat.hide(userKey, false))
          if (told.includes(false)) showToast(t(chatText.offline), { tone: 'warning' })
        }}
      >
        {t(words.showAll)}
      </button>
    </p>
  )
}
