import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { create } from 'zustand'

export interface Maintenance {
  readonly text: string
  readonly until: Instant | null
}

const useStore = create<{ now: Maintenance | null }>(() => ({ now: null }))

/** From its wire form; an end that is no time counts as open. */
export const maintenanceOf = (given: { text: string; until: string | null }): Maintenance => {
  const until = Date.parse(given.until ?? '')
  return { text: given.text, until: Number.isNaN(until) ? null : instant(until) }
}

/** Null ends it. */
export const setMaintenance = (now: Maintenance | null): void => useStore.setState({ now })

/** Not null while the whole page is the maintenance page. */
export const useMaintenance = (): Maintenance | null => useStore((state) => state.now)

export const currentMaintenance = (): Maintenance | null => useStore.getState().now
