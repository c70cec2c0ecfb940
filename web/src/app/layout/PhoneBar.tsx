import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { toolText } from '../words/tool-messages.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { EntryLink } from '../navigation/EntryLink.tsx'

const most = 5

/** The thumb's bar on a phone. */
export function PhoneBar({ active }: { active: NavigationCategory | null }) {
  const t = useText()
  const entries = useNavigation('phone') ?? []
  return (
    <nav
      aria-label={t(toolText.phoneNavigation)}
      className="fixed inset-x-0 bottom-0 z-30 border-t [@media(height<30rem)]:static border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur"
    >
      <ul className="flex h-15">
        {entries.slice(0, most).map((entry) => {
          const lit = entry.category === active
          return (
            <li key={entry.category} className="flex-1">
              <EntryLink
                entry={entry}
                aria-current={lit ? 'page' : undefined}
                className={classNames(
                  'flex size-full flex-col items-center justify-center gap-0.5 text-12',
                  lit ? 'font-medium text-brand-text' : 'text-muted',
                )}
              >
                <Icon name={entry.icon} className="size-6" />
                {t(entry.category === 'bet_record' ? toolText.phoneBets : entry.text)}
              </EntryLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
