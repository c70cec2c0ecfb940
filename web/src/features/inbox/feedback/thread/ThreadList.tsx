import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { threadText as words, typeNames } from '../words/messages.ts'
import { typeIcons } from '../words/type-icons.ts'
import { StateBadge } from './StateBadge.tsx'
import type { ThreadEntry } from './use-feedback.ts'

interface ThreadListProps {
  threads: readonly ThreadEntry[]
  open: string | null
  pathOfThread: (id: string) => string
}

export function ThreadList({ threads, open, pathOfThread }: ThreadListProps) {
  const t = useText()
  return (
    <ul aria-label={t(words.list)} className="divide-y divide-line">
      {threads.map(({ id, kind, type, state, text, messages, unread, changedAt }) => (
        <li key={id}>
          <Link
            to={pathOfThread(id)}
            aria-current={open === id ? 'true' : undefined}
            className={classNames(
              'flex gap-3 border-l-3 px-5 py-3.5 transition-colors -outline-offset-2 max-desk:px-4',
              open === id ? 'border-brand-text bg-ink/2' : 'border-transparent hover:bg-ink/3',
            )}
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-brand-text/10 text-brand-text"
            >
              <Icon
                name={kind === 'appeal' ? 'shield' : typeIcons[type]}
                className="size-[1.125rem]"
              />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2">
                {unread && (
                  <span
                    role="img"
                    aria-label={t(words.isUnread)}
                    className="size-2 shrink-0 rounded-full bg-danger"
                  />
                )}
                <span className="truncate text-14 font-medium">
                  {t(kind === 'appeal' ? words.appeal : typeNames[type])}
                </span>
                <span className="ml-auto shrink-0">
                  <StateBadge state={state} />
                </span>
              </span>
              <span className="mt-1 line-clamp-2 block text-13 break-words text-muted">{text}</span>
              <span className="mt-1 flex justify-between gap-2 text-12 text-muted">
                <span>{t(words.messages, { count: messages })}</span>
                <time className="font-num">{siteMinute(changedAt)}</time>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
