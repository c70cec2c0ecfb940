import { create } from 'zustand'

/** Off at every visit: a page must not make a noise that nobody asked for. */
const useStore = create<{ on: boolean }>(() => ({ on: false }))

export const useSoundOn = (): boolean => useStore(({ on }) => on)
/** For reading outside React. */
export const isSoundOn = (): boolean => useStore.getState().on
export const toggleSound = (): void => useStore.setState(({ on }) => ({ on: !on }))
