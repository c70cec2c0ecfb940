import { Icon } from '@xinghe/ui/Icon.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { chatText as words } from '../words/match-messages.ts'

/** The place of the match chat, which is not open yet. */
export function ChatPlace({ className }: { className?: string | undefined }) {
  const t = useText()
  return (
    <section
      className={classNames(
        'rounded-md border border-dashed border-line bg-surface p-3',
        className,
      )}
    >
      <h2 className="flex items-center gap-1.5 text-13 font-medium text-ink">
        <Icon name="message" className="size-4 text-muted" />
        {t(words.title)}
      </h2>
      <p className="mt-1 text-12 text-muted">{t(words.line)}</p>
    </section>
  )
}
