import { Activity } from 'react'
import type { Location } from 'react-router'
import { PageAt } from './PageAt.tsx'
import type { TabList } from '../tabs/tab-list.ts'

type TabPagesProps = {
  list: TabList
  /** The active tab; undefined while the page has none. */
  shown: string | undefined
  /** Where a page without a tab is rendered. */
  location: Location | null
}

/**
 * Pages with a tab stay mounted and keep their scroll position; only the visible one runs its
 * effects. A page without a tab is rendered beside them and unmounted when it is left.
 */
export function TabPages({ list, shown, location }: TabPagesProps) {
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
