import { useId, useState } from 'react'
import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { inboxText as words } from './messages.ts'
import type { Letter } from './use-letters.ts'

interface LetterRowProps {
  letter: Letter
  chosen: boolean
  onChoose: (chosen: boolean) => void
  /** When it is opened for the first time. */
  onRead: () => void
}

/** A letter that opens in place. */
export function LetterRow({ letter, chosen, onChoose, onRead }: LetterRowProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  const { title, body, sentAt, read, broadcast, link } = letter
  const toggle = (): void => {
    setOpen(!isOpen)
    if (!isOpen && !read) onRead()
  }
  return (
    <li className="flex gap-3 px-6 py-1 max-desk:px-4">
      <Checkbox
        className="mt-3"
        checked={chosen}
        onCheckedChange={onChoose}
        aria-label={t(words.choose, { title })}
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={toggle}
          className="flex w-full items-center gap-3 rounded-md py-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              {!read && (
                <span
                  role="img"
                  aria-label={t(words.isUnread)}
                  className="size-2 shrink-0 rounded-full bg-danger"
                />
              )}
              <span className={classNames('truncate text-14', read ? 'text-muted' : 'font-medium')}>
                {title}
              </span>
              {broadcast && <Badge tone="neutral">{t(words.isBroadcast)}</Badge>}
            </span>
            {!isOpen && <span className="mt-1 block truncate text-13 text-muted">{body}</span>}
          </span>
          <time className="shrink-0 font-num text-13 text-muted">{siteMinute(sentAt)}</time>
          <Icon
            name="chevron-down"
            className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-180')}
          />
        </button>
        <div id={bodyId} hidden={!isOpen} className="pb-4">
          <p className="rounded-md bg-ink/3 p-4 text-14 leading-relaxed whitespace-pre-line">
            {body}
          </p>
          {link !== null && (
            <Link
              to={link}
              className="mt-3 inline-flex items-center gap-1 text-13 text-brand-text underline-offset-4 hover:underline"
            >
              {t(words.open)}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}
