import { Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { elementAt } from '../../platform/navigation/element-at.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { useTitle } from '../../platform/site/title.ts'
import { WhenNear } from '../../features/lobby/WhenNear.tsx'
import { Guarded, useVerdict } from './guards.tsx'
import { Header } from '../layout/Header.tsx'
import { shellText } from '../words/messages.ts'
import { usePageMarks } from '../navigation/page-marks.ts'
import { notFoundRoute, routeAt } from '../routes/route-at.ts'
import { shortcuts } from '../routes/routes.ts'
import { TabPages } from './TabPages.tsx'
import { reduceTabs, tabKeyOf } from '../tabs/tab-list.ts'
import { pinnedTab, tabs, useTabs } from '../tabs/tabs-store.ts'
import { usePhone } from '../../platform/device/use-phone.ts'
import { useSiteName } from '../words/use-site-name.ts'

const Footer = latePart(() => import('../footer/Footer.tsx'), 'Footer')

const RightDock = latePart(() => import('../layout/RightDock.tsx'), 'RightDock')
const PhoneBar = latePart(() => import('../layout/PhoneBar.tsx'), 'PhoneBar')

function PageTitle({ page }: { page: string | null }) {
  const t = useText()
  const site = useSiteName()
  const front = usePreInfo()?.siteBaseConfig.title ?? ''
  const home = front === '' ? site : front
  const title = page === null ? t(home) : `${t(page)} - ${site}`
  useTitle(title)
  return (
    <span role="status" className="sr-only">
      {title}
    </span>
  )
}

const useScrollReset = (): void => {
  const { pathname, hash } = useLocation()
  const scrolledFor = useRef('')
  useEffect(() => {
    if (scrolledFor.current === `${pathname}${hash}`) return
    scrolledFor.current = `${pathname}${hash}`
    const target = elementAt(hash)
    if (target === null) window.scrollTo(0, 0)
    else target.scrollIntoView()
  }, [pathname, hash])
}

/** Header, tabs and footer around the page in the address bar. */
function ShellAt() {
  const t = useText()
  const location = useLocation()
  const asked = routeAt(location.pathname)
  const verdict = useVerdict(asked)
  const route = verdict === 'not-found' ? notFoundRoute : asked
  const known = useTabs()
  const phone = usePhone()
  useScrollReset()

  const hasTab = verdict === 'allow' && route.tab
  const key = tabKeyOf(location.pathname)
  const { title, category, fills } = { ...route, ...usePageMarks() }
  // Computed during render, so that a page shows in the same frame as its tab.
  const list = hasTab
    ? reduceTabs(known, { type: 'visit', key, title, location, pinned: pinnedTab })
    : known
  useEffect(() => {
    if (list !== known) tabs.visit({ type: 'visit', key, title, location, pinned: pinnedTab })
  }, [list, known, key, title, location])

  const shown = hasTab ? key : undefined
  const framed = route.layout !== 'none'
  const NotFound = notFoundRoute.screen
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-brand px-4 py-2 text-brand-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t(shellText.skipToContent)}
      </a>
      {route.layout !== 'help' && <PageTitle page={route.name === 'home' ? null : title} />}
      {framed && <Header active={category} list={list} shown={shown} />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Guarded verdict={verdict}>{verdict === 'not-found' && <NotFound title={title} />}</Guarded>
        {/* Outside the guard, so that tabs stay mounted while a page waits for it. */}
        <TabPages
          list={list}
          shown={shown}
          location={verdict === 'allow' && !route.tab ? location : null}
        />
      </main>
      {framed && !fills && (
        <WhenNear className="min-h-[30rem]">
          <Footer />
        </WhenNear>
      )}
      {/* Over a page that fills the window it would lie on its last column. */}
      {framed && !phone && !fills && (
        // Fetched with the first move of the visitor, after the page itself.
        <WhenNear className="hidden">
          <RightDock />
        </WhenNear>
      )}
      {framed && phone && (
        <Suspense fallback={null}>
          <PhoneBar active={category} />
        </Suspense>
      )}
    </div>
  )
}

export function Shell() {
  const { pathname, search } = useLocation()
  const shortcut = shortcuts[tabKeyOf(pathname)]
  if (shortcut !== undefined) {
    return <Navigate replace to={`${pathOf(shortcut as 'home')}${search}`} />
  }
  return <ShellAt />
}
