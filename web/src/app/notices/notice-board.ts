import { create } from 'zustand'

const useStore = create<{ open: string | null }>(() => ({ open: null }))

/** Opens the notice dialog at one notice. */
export const openNotice = (id: string): void => useStore.setState({ open: id })
export const closeNotices = (): void => useStore.setState({ open: null })
export const useOpenNotice = (): string | null => useStore((state) => state.open)
