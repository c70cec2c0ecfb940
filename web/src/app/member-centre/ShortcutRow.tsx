import { CountBadge } from '@xinghe/ui/CountBadge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { unreadTotal, useUnread } from '../../platform/member/member.ts'
import { EntryLink } from '../navigation/EntryLink.tsx'
import { toolText } from '../words/tool-messages.ts'
import { mineText } from '../words/centre-messages.ts'
import { useMemberEntries } from '../navigation/use-navigation.ts'

export function ShortcutRow() {
  const t = useText()
  const unread = useUnread().data
  const count = unread === undefined ? 0 : unreadTotal(unread)
  const entries = useMemberEntries().pages.filter(({ category }) => category !== 'profile')
  if (entries.length === 0) return null
  return (
    <nav aria-label={t(mineText.quick)} className="rounded-lg bg-surface p-3 shadow-1">
      <ul className="grid auto-cols-fr grid-flow-col gap-1 max-desk:grid-flow-row max-desk:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.category}>
            <EntryLink
              entry={entry}
              className="group flex flex-col items-center gap-2 rounded-md py-3.5 text-13 hover:bg-ink/4"
            >
              <span className="relative grid size-11 place-items-center rounded-full bg-brand-text/8 text-brand-text">
                <Icon name={entry.icon} />
                {entry.category === 'message' && (
                  <CountBadge corner count={count} label={t(toolText.unread, { count })} />
                )}
              </span>
              {t(entry.text)}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
