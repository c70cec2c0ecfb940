import { create } from 'zustand'
import { isLoggedIn } from '../../../platform/session/session.ts'

const useStore = create<{ readonly open: boolean }>(() => ({ open: false }))

/** Visitors are asked to log in first: the settings belong to a member. */
export const openAlertSettings = (): void => {
  if (isLoggedIn({ prompt: true })) useStore.setState({ open: true })
}

export const closeAlertSettings = (): void => useStore.setState({ open: false })

export const useAlertSettingsOpen = (): boolean => useStore(({ open }) => open)
