import type { ResourceAnswer, ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings, type BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { boardText } from '../words/messages.ts'
import { callResource } from './call-resource.ts'
import { saveResource } from './save-resource.ts'
import { resourceKey, useResource } from './use-resource.ts'

/** The member's betting settings; the defaults until they are loaded. */
export const useBookSettings = (): BookSettings => {
  const { data: settings = defaultBookSettings } = useResource('settings', {})
  return settings
}

export const saveBookSettings = (change: ResourceInput<'saveSettings'>): Promise<void> =>
  saveResource<ResourceAnswer<'settings'>>({
    queryKey: resourceKey('settings', {}),
    change: (before: BookSettings = defaultBookSettings) => {
      const wanted = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      )
      return { ...before, ...wanted, quickStakes: [...before.quickStakes] }
    },
    send: () => callResource('saveSettings', change),
    fault: boardText.settingFault,
  })
