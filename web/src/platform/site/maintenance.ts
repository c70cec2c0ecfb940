import { create } from 'zustand'

/** As calls, refusals and the topic have it; the maintenance page reads it. */
export interface WireMaintenance {
  readonly text?: unknown
  readonly textTw?: unknown
  readonly until?: unknown
}

const useStore = create<{ now: WireMaintenance | null }>(() => ({ now: null }))

/** Null ends it. */
export const setMaintenance = (now: WireMaintenance | null): void => useStore.setState({ now })

/** Not null while the whole page is the maintenance page. */
export const useMaintenance = (): WireMaintenance | null => useStore((state) => state.now)

export const currentMaintenance = (): WireMaintenance | null => useStore.getState().now
