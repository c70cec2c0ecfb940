import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings, type BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { boardText } from '../words/messages.ts'
import { callResource } from './call-resource.ts'
import { putResource, refreshResource, useResource } from './use-resource.ts'

/** The member's betting settings; the defaults until they are loaded. */
export const useBookSettings = (): BookSettings => {
  const { data: settings = defaultBookSettings } = useResource('settings', {})
  return settings
}

/** Optimistic update; undone with a toast where the server refuses. */
export const saveBookSettings = async (
  change: ResourceInput<'saveSettings'>,
  before: BookSettings,
): Promise<void> => {
  const wanted = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  putResource('settings', {}, { ...before, ...wanted, quickStakes: [...before.quickStakes] })
  try {
    putResource('settings', {}, await callResource('saveSettings', change))
  } catch {
    void refreshResource('settings')
    showToast(translate(boardText.settingFault), { tone: 'error' })
  }
}
