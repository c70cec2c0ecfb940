import { Activity } from 'react'
import type { Location } from 'react-router'
import { PageAt } from '../PageAt.tsx'
import type { TabList } from './tab-list.ts'

type KeptPagesProps = {
  list: TabList
  /** The tab in sight; undefined while the page has none. */
  shown: string | undefined
  /** Where a page without a tab is to be drawn. */
  location: Location | null
}

/**
 * Every kept page stays mounted at the place where it was left; only the one in sight runs its
 * effects. A page without a tab is drawn beside them and forgotten when it is left.
 */
export function KeptPages({ list, shown, location }: KeptPagesProps) {
  return (
    <>
      {list.visited
        .filter((tab) => list.cached.includes(tab.key))
        .map((tab) => (
          <Activity key={`${tab.key} ${tab.turn}`} mode={tab.key === shown ? 'visible' : 'hidden'}>
            <PageAt location={tab.location} />
          </Activity>
        ))}
      {location !== null && <PageAt location={location} />}
    </>
  )
}
