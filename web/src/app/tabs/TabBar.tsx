import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { isLoggedIn } from '../../platform/session/session.ts'
import { tabText } from './messages.ts'
import { neighbourOf, type Tab, type TabList } from './tab-list.ts'
import { pinnedTab, tabs } from './tabs-store.ts'

const addressOf = ({ location: { pathname, search, hash } }: Tab): string =>
  `${pathname}${search}${hash}`

type TabBarProps = { list: TabList; shown: string | undefined }

/** The visited pages. Arrows move, Enter opens, Delete closes. */
export function TabBar({ list, shown }: TabBarProps) {
  const t = useText()
  const navigate = useNavigate()
  const strip = useRef<HTMLUListElement>(null)
  const leaving = useRef<string | null>(null)

  useEffect(() => {
    const at = list.visited.findIndex((tab) => tab.key === shown)
    strip.current?.children.item(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [list, shown])

  useEffect(() => {
    if (leaving.current === null || leaving.current === shown) return
    tabs.close(leaving.current)
    leaving.current = null
  }, [shown])

  const close = (key: string): void => {
    const next = key === shown ? neighbourOf(list, key) : undefined
    if (next === undefined) return tabs.close(key)
    // The active tab is closed after the navigation; before it, the tab would be opened again.
    leaving.current = key
    return void navigate(addressOf(next))
  }

  const refresh = (): void => {
    const current = list.visited.find((tab) => tab.key === shown)
    if (current === undefined) return
    // The redirect page is for members; a visitor's page is simply opened anew.
    if (isLoggedIn())
      void navigate(pathOf('Redirect', { path: addressOf(current) }), { replace: true })
    else tabs.refresh(current.key)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    if (at < 0) return
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: links.length - 1,
    }
    const to = steps[event.key]
    const tab = list.visited[at]
    if (to !== undefined) links.at(to % links.length)?.focus()
    else if (event.key === 'Delete' && tab !== undefined && tab.key !== pinnedTab) {
      close(tab.key)
      links.at(at - 1)?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <nav aria-label={t(tabText.bar)} className="border-b border-line bg-surface/70 max-desk:hidden">
      <div className="mx-auto flex h-10 max-w-[92rem] items-center gap-1 px-8">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its links */}
        <ul ref={strip} onKeyDown={onKeyDown} className="flex min-w-0 flex-1 gap-1 overflow-hidden">
          {list.visited.map((tab) => {
            const current = tab.key === shown
            const title = t(tab.title)
            return (
              <li
                key={tab.key}
                className={classNames(
                  'group flex h-7 shrink-0 items-center rounded-sm text-13 transition-colors',
                  current
                    ? 'bg-brand-text/10 text-brand-text'
                    : 'text-muted hover:bg-ink/5 hover:text-ink',
                )}
              >
                <a
                  href={addressOf(tab)}
                  aria-current={current ? 'page' : undefined}
                  aria-keyshortcuts={tab.key === pinnedTab ? undefined : 'Delete'}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    void navigate(addressOf(tab))
                  }}
                  className={classNames(
                    'flex h-full items-center rounded-sm pl-3 whitespace-nowrap',
                    tab.key === pinnedTab ? 'pr-3' : 'pr-1',
                  )}
                >
                  {title}
                </a>
                {tab.key !== pinnedTab && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={t(tabText.close, { title })}
                    onClick={() => close(tab.key)}
                    className="mr-0.5 grid size-6 place-items-center rounded-sm opacity-60 hover:bg-ink/10 hover:opacity-100"
                  >
                    <Icon name="close" className="size-3" />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
        <IconButton icon="refresh" size="xs" label={t(tabText.refresh)} onClick={refresh} />
        {shown !== undefined && list.visited.length > 2 && (
          <button
            type="button"
            onClick={() => tabs.closeOthers(shown)}
            className="h-7 rounded-sm px-2 text-13 text-muted hover:bg-ink/5 hover:text-ink"
          >
            {t(tabText.closeOthers)}
          </button>
        )}
      </div>
    </nav>
  )
}
