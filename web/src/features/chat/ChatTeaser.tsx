import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { chatText as words } from './words/messages.ts'

/** On a phone: the way into the chat of a match. */
export function ChatTeaser({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-md border border-line bg-surface p-3 text-left"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-text/10 text-brand-text">
        <Icon name="message" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium text-ink">{t(words.enter)}</span>
        <span className="block text-12 text-muted">{t(words.enterLine)}</span>
      </span>
      <Icon name="chevron-right" className="size-4 text-muted" />
    </button>
  )
}
