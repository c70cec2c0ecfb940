import { useEffect } from 'react'
import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings, type BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { boardText } from '../messages.ts'
import { followOddsType } from '../slip/slip-store.ts'
import { callResource } from './call-resource.ts'
import { putResource, refreshResource, useResource } from './use-resource.ts'

/** How the member likes to bet; the site's habits until the answer is there. */
export const useBookSettings = (): BookSettings => {
  const { data: settings = defaultBookSettings } = useResource('settings', {})
  useEffect(() => followOddsType(settings.oddsType), [settings.oddsType])
  return settings
}

/** Shown at once; taken back with a word where it could not be kept. */
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
