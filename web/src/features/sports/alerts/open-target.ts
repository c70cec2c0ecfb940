import { create } from 'zustand'
import type { HkPrice } from '@xinghe/rules/base/odds.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'

/** A price that can be waited for, as it is now. */
export interface TargetPick {
  readonly matchId: string
  readonly marketId: string
  readonly side: string
  readonly play: PlayCode
  /** Play and side in words. */
  readonly label: string
  readonly hk: HkPrice
}

const none: readonly TargetPick[] = []

const useStore = create<{ readonly picks: readonly TargetPick[] }>(() => ({ picks: none }))

export const openTarget = (picks: readonly TargetPick[]): void => useStore.setState({ picks })

export const closeTarget = (): void => useStore.setState({ picks: none })

/** The picks to choose from; none while the form is closed. */
export const useTargetPicks = (): readonly TargetPick[] => useStore(({ picks }) => picks)
