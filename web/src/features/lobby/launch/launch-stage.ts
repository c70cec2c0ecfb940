import { create } from 'zustand'
import { session } from '../../../platform/session/session.ts'

export interface LaunchWanted {
  readonly enName: string
  readonly gameCode?: string
}

interface AskedVenue {
  readonly channelCode: string
  readonly title: string
}

/** Which dialog stands between the member and the venue. */
export type LaunchStage =
  /** Auto-transfer is off: money first, or straight in. */
  | { readonly kind: 'into'; readonly wanted: LaunchWanted; readonly venue: AskedVenue }
  /** The server asks for money first (6413), in its own words. */
  | {
      readonly kind: 'transfer'
      readonly wanted: LaunchWanted
      readonly venue: AskedVenue
      readonly message: string
    }

const useStore = create<{ stage: LaunchStage | null }>(() => ({ stage: null }))

export const showStage = (stage: LaunchStage): void => useStore.setState({ stage })
export const endStage = (): void => useStore.setState({ stage: null })
session.onChange(endStage)

export const useLaunchStage = (): LaunchStage | null => useStore(({ stage }) => stage)
/** For reading outside React. */
export const launchStage = (): LaunchStage | null => useStore.getState().stage
