import { create } from 'zustand'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { session } from '../../platform/session/session.ts'
import { emptyTabs, reduceTabs, type TabAction, type TabList, type Visit } from './tab-list.ts'

/** The home page is always there to come back to. */
export const pinnedTab = pathOf('home')

const useStore = create<TabList>(() => emptyTabs)

const apply = (action: TabAction): void =>
  useStore.setState((list) => reduceTabs(list, action), true)

export const tabs = {
  close: (key: string): void => apply({ type: 'close', key, pinned: pinnedTab }),
  closeOthers: (key: string): void => apply({ type: 'close-others', key, pinned: pinnedTab }),
  refresh: (key: string): void => apply({ type: 'refresh', key }),
  visit: (visit: Visit): void => apply(visit),
}

export const useTabs = (): TabList => useStore()

// A logout closes the member's tabs, so that the next person at this screen does not see them.
session.onChange((_now, before) => {
  if (before.token !== '') apply({ type: 'drop-all' })
})
