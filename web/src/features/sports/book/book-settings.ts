import type { ResourceAnswer, ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings, type BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { boardText } from '../words/messages.ts'
import { callResource } from './call-resource.ts'
import { saveInOrder, saveOptimistically } from './save-resource.ts'
import { resourceKey, useResource } from './use-resource.ts'

/** The member's betting settings; the defaults until they are loaded. */
export const useBookSettings = (): BookSettings => {
  const { data: settings = defaultBookSettings } = useResource('settings', {})
  return settings
}

type Change = ResourceInput<'saveSettings'>

const saving = (change: Change) => ({
  queryKey: resourceKey('settings', {}),
  send: () => callResource('saveSettings', change),
})

/** Shows the settings when the server has saved them; rejects where it refuses. */
export const saveBookSettings = (change: Change): Promise<BookSettings> =>
  saveInOrder(saving(change))

/** Shows a choice at once. */
export const chooseBookSettings = (change: Change): Promise<void> =>
  saveOptimistically<ResourceAnswer<'settings'>>({
    ...saving(change),
    change: (before: BookSettings = defaultBookSettings) => {
      const wanted = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      )
      return { ...before, ...wanted, quickStakes: [...before.quickStakes] }
    },
    fault: boardText.settingFault,
  })
