import { Suspense } from 'react'
import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { DropPanel } from '@xinghe/ui/DropPanel.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { shellText } from '../words/messages.ts'
import type { ShownEntry } from '../navigation/navigation.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { EntryLink } from '../navigation/EntryLink.tsx'

const VenuePanel = latePart(() => import('./VenuePanel.tsx'), 'VenuePanel')

const linkStyle = (lit: boolean): string =>
  classNames(
    'relative flex h-full items-center rounded-sm px-3.5 text-16 whitespace-nowrap transition-colors max-[1700px]:px-2.5 max-[1500px]:px-2 max-[1180px]:px-1.5 max-[1180px]:text-14',
    'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-brand after:transition-transform',
    lit
      ? 'font-semibold text-brand-text after:scale-x-100'
      : 'text-ink after:scale-x-0 hover:text-brand-text',
  )

function BadgeMark({ text }: { text: string | null }) {
  if (text === null || text === '') return null
  return <span className="corner-mark">{text}</span>
}

function Entry({ entry, lit }: { entry: ShownEntry; lit: boolean }) {
  const t = useText()
  const name = t(entry.text)
  const current = lit ? ('page' as const) : undefined
  if (entry.venues.length === 0) {
    return (
      <EntryLink entry={entry} aria-current={current} className={linkStyle(lit)}>
        {name}
        <BadgeMark text={entry.badge} />
      </EntryLink>
    )
  }
  return (
    <DropPanel
      label={t(shellText.venuesOf, { category: name })}
      opens="hover"
      placement="bottom"
      className="h-full"
      panelClassName="p-5"
      renderTrigger={({ onKeyDown, ...aria }) => (
        // A press follows the link; the pointer, the focus and the arrow key open the panel.
        <EntryLink
          entry={entry}
          aria-current={current}
          {...aria}
          onKeyDown={onKeyDown}
          className={linkStyle(lit)}
        >
          {name}
          <BadgeMark text={entry.badge} />
        </EntryLink>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-52 w-56 rounded-md" />}>
          <VenuePanel entry={entry} onFollow={close} />
        </Suspense>
      )}
    </DropPanel>
  )
}

/** The games first, then what the site offers around them. */
export function CategoryNav({ active }: { active: NavigationCategory | null }) {
  const games = useNavigation('main')
  const tools = useNavigation('tools')
  if (games === undefined || tools === undefined) {
    return (
      <div aria-busy className="flex h-full items-center gap-6">
        {Array.from({ length: 10 }, (_, at) => (
          <Skeleton key={at} className="h-5 w-9" />
        ))}
      </div>
    )
  }
  return (
    <ul className="flex h-full">
      {[...games, ...tools].map((entry, at) => (
        <li
          key={entry.category}
          className={classNames(
            'relative h-full',
            at === games.length &&
              'ml-2 pl-2 before:absolute before:top-1/2 before:left-0 before:h-5 before:w-px before:-translate-y-1/2 before:bg-line max-[1180px]:ml-1 max-[1180px]:pl-1',
          )}
        >
          <Entry entry={entry} lit={entry.category === active} />
        </li>
      ))}
    </ul>
  )
}
