import { lazy, Suspense } from 'react'

const HotMatches = lazy(async () => ({
  default: (await import('../../features/sports/hot/HotMatches.tsx')).HotMatches,
}))

/** The sportsbook's matches for the lobby's pages, fetched when they are needed. */
export function HotMatchesPart() {
  return (
    <Suspense>
      <HotMatches />
    </Suspense>
  )
}
