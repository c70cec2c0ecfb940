import type { ResourceAnswer, ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings, type BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
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

type Settings = ResourceAnswer<'settings'>

const withChange = (before: BookSettings = defaultBookSettings, change: Change): Settings => {
  const wanted = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  const { quickStakes = before.quickStakes, alerts = before.alerts } = change
  return { ...before, ...wanted, quickStakes: [...quickStakes], alerts: [...alerts] }
}

/** Shows a choice at once. A visitor's is forgotten with the page. */
export const chooseBookSettings = async (choice: Change): Promise<void> => {
  const change = (before?: BookSettings): Settings => withChange(before, choice)
  if (isLoggedIn())
    return saveOptimistically<Settings>({
      ...saving(choice),
      change,
      fault: boardText.settingFault,
    })
  queryClient.setQueryData<Settings>(resourceKey('settings', {}), change)
}
