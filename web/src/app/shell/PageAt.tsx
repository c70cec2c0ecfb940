import { Suspense, type ReactNode } from 'react'
import { Route, Routes, type Location } from 'react-router'
import { latePart } from '../../platform/network/late-part.ts'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { PageSkeleton } from '../states/PageSkeleton.tsx'
import { routes, type Layout } from '../routes/routes.ts'

const MineLayout = latePart(() => import('../layout/MineLayout.tsx'), 'MineLayout')
const HelpLayout = latePart(() => import('../layout/HelpLayout.tsx'), 'HelpLayout')

/** The layout around a page; header and footer are outside the mounted tabs. */
function Inside({ layout, children }: { layout: Layout; children: ReactNode }) {
  const page = <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  if (layout === 'mine') return <MineLayout>{page}</MineLayout>
  if (layout === 'help') return <HelpLayout>{page}</HelpLayout>
  return page
}

const pages = routes.map(({ name, path, layout, title, screen: Screen }) => (
  <Route
    key={name}
    path={path}
    element={
      <Inside layout={layout}>
        <Screen title={title} />
      </Inside>
    }
  />
))

export function PageAt({ location }: { location: Location }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={location}>{pages}</Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
