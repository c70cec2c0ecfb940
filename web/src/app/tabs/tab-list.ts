import type { Location } from 'react-router'

export interface Tab {
  /** The path: one page is one tab, whatever its search part says. */
  readonly key: string
  readonly title: string
  readonly location: Location
  /** Part of the React key: a new number remounts the page and drops its state. */
  readonly turn: number
}

/**
 * `visited` is what the bar shows, in the order of opening; `cached` names the pages that stay
 * mounted.
 */
export interface TabList {
  readonly visited: readonly Tab[]
  readonly cached: readonly string[]
}

export const emptyTabs: TabList = { visited: [], cached: [] }

/** Limits the memory of mounted pages. */
export const tabLimit = 10

export interface Visit {
  readonly type: 'visit'
  readonly key: string
  readonly title: string
  readonly location: Location
  readonly pinned: string
}

export type TabAction =
  | Visit
  | { type: 'close'; key: string; pinned: string }
  | { type: 'close-others'; key: string; pinned: string }
  | { type: 'refresh'; key: string }
  | { type: 'drop-all' }

const without = (list: TabList, gone: (key: string) => boolean): TabList => ({
  visited: list.visited.filter((tab) => !gone(tab.key)),
  cached: list.cached.filter((key) => !gone(key)),
})

const sameTab = (known: Tab, title: string, location: Location): boolean =>
  known.title === title &&
  known.location.key === location.key &&
  known.location.search === location.search &&
  known.location.hash === location.hash

/** The oldest tab that is neither shown nor pinned makes room. */
const withinLimit = (list: TabList, shown: string, pinned: string): TabList => {
  if (list.visited.length <= tabLimit) return list
  const oldest = list.visited.find((tab) => tab.key !== shown && tab.key !== pinned)
  return oldest === undefined ? list : without(list, (key) => key === oldest.key)
}

const visit = (list: TabList, action: Visit): TabList => {
  const { key, title, location } = action
  const known = list.visited.find((tab) => tab.key === key)
  const isCached = list.cached.includes(key)
  if (known !== undefined && isCached && sameTab(known, title, location)) return list
  const cached = isCached ? list.cached : [...list.cached, key]
  if (known === undefined) {
    const tab = { key, title, location, turn: 0 }
    // The pinned page stands first wherever the visit began.
    const visited = key === action.pinned ? [tab, ...list.visited] : [...list.visited, tab]
    return withinLimit({ visited, cached }, key, action.pinned)
  }
  const turn = isCached ? known.turn : known.turn + 1
  return {
    visited: list.visited.map((tab) => (tab === known ? { key, title, location, turn } : tab)),
    cached,
  }
}

export const reduceTabs = (list: TabList, action: TabAction): TabList => {
  switch (action.type) {
    case 'visit':
      return visit(list, action)
    case 'close':
      if (action.key === action.pinned) return list
      return without(list, (key) => key === action.key)
    case 'close-others':
      return without(list, (key) => key !== action.key && key !== action.pinned)
    case 'refresh':
      return { ...list, cached: list.cached.filter((key) => key !== action.key) }
    default:
      return emptyTabs
  }
}

/** The same page, however its address is written: the router ignores case and a last slash. */
export const tabKeyOf = (path: string): string => {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}

/** Where the member lands after closing a tab: its right neighbour, else the left one. */
export const neighbourOf = (list: TabList, key: string): Tab | undefined => {
  const at = list.visited.findIndex((tab) => tab.key === key)
  return list.visited[at + 1] ?? list.visited[at - 1]
}
