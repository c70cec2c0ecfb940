import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { classNames } from '@xinghe/ui/class-names.ts'
import { HelpSearch } from '../../features/site/search/HelpSearch.tsx'
import { helpGroups, helpPages } from '../../features/site/texts/help-index.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { titleText } from '../words/messages.ts'

const itemStyle = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'flex h-9 items-center rounded-md px-3 text-14 whitespace-nowrap transition-colors',
    isActive ? 'bg-brand-text/10 font-medium text-brand-text' : 'hover:bg-ink/5',
  )

/** The help centre: grouped pages at the side, on a phone a strip above the text. */
export function HelpLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const noDeposits = useSwitches().deposit === 0
  const menu = useRef<HTMLElement>(null)
  const pages = helpPages.filter(({ slug }) => !(noDeposits && slug === 'ck'))

  useEffect(() => {
    const list = menu.current
    const current = list?.querySelector<HTMLElement>(`a[href="${pathname}"]`)
    if (!list || !current) return
    // Only the menu moves: scrolling the entry into view would move the page with it.
    const [frame, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
    list.scrollBy(
      entry.left - frame.left - (frame.width - entry.width) / 2,
      entry.top - frame.top - (frame.height - entry.height) / 2,
    )
  }, [pathname])

  return (
    <div className="mx-auto grid max-w-[92rem] grid-cols-[16.5rem_minmax(0,1fr)] items-start gap-5 px-8 py-6 max-desk:block max-desk:px-4 max-desk:py-3">
      <nav
        ref={menu}
        aria-label={t(titleText.help)}
        className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-lg bg-surface p-3 shadow-1 max-desk:static max-desk:-mx-4 max-desk:mb-3 max-desk:flex max-desk:gap-1 max-desk:overflow-x-auto max-desk:rounded-none max-desk:bg-transparent max-desk:px-4 max-desk:py-0 max-desk:shadow-none"
      >
        {helpGroups.map((group) => (
          <section key={group} className="max-desk:contents">
            <h2 className="px-3 pt-3 pb-1 text-12 text-muted max-desk:sr-only">{t(group)}</h2>
            <ul className="max-desk:contents">
              {pages
                .filter((page) => page.group === group)
                .map((page) => (
                  <li key={page.slug} className="max-desk:shrink-0">
                    <NavLink to={`/app/help/${page.slug}`} className={itemStyle}>
                      {t(page.title)}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="min-h-[70vh] min-w-0 rounded-lg bg-surface px-10 py-9 shadow-1 max-desk:px-4 max-desk:py-5">
        <HelpSearch>{children}</HelpSearch>
      </div>
    </div>
  )
}
