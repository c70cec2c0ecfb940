import { create } from 'zustand'
import { local, onStorageChange } from '../../platform/storage/local.ts'

const useStore = create<{ shown: boolean }>(() => ({ shown: local.get('safeSwitch') !== '0' }))

onStorageChange('safeSwitch', (value) => useStore.setState({ shown: value !== '0' }))

const toggle = (): void => {
  const shown = !useStore.getState().shown
  local.set('safeSwitch', shown ? '1' : '0')
  useStore.setState({ shown })
}

/** The eye beside a balance: one switch for every amount on the site, stored for the next visit. */
export const useAmounts = (): { shown: boolean; toggle: () => void } => ({
  shown: useStore((state) => state.shown),
  toggle,
})
