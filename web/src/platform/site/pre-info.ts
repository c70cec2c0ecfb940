import type { OutputOf } from '@xinghe/contract/call.ts'
import { preInfo } from '@xinghe/contract/site.ts'
import type { Switches } from '@xinghe/rules/site/switches.ts'
import { create } from 'zustand'
import { readAnswer } from '../transport/answer.ts'
import { commonHeaders } from '../transport/headers.ts'
import { exchange, withRetries } from '../transport/transport.ts'
import { onLanguageChange, startLanguage, wantedLanguage, type Language } from '../i18n/language.ts'
import { randomId } from '../device/random-id.ts'
import { correctClock } from './clock.ts'
import { applySiteLook } from './edition.ts'
import { setMaintenance } from './maintenance.ts'
import { builtSwitches, layOver } from './switches.ts'

export { serverNow } from './clock.ts'
export { useMaintenance } from './maintenance.ts'

export type PreInfo = OutputOf<typeof preInfo>

interface PreInfoState {
  readonly info: PreInfo | null
  readonly switches: Switches
}

const useStore = create<PreInfoState>(() => ({ info: null, switches: builtSwitches }))

/** The language of the last question; null before the first. */
let askedIn: Language | null = null

const fetchPreInfo = async (): Promise<PreInfo> => {
  const sentAt = Date.now()
  askedIn = wantedLanguage()
  const incoming = await exchange(
    {
      method: preInfo.method,
      path: preInfo.path,
      headers: {
        ...(await commonHeaders(preInfo, '', randomId())),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ language: askedIn }),
    },
    {},
  )
  const arrivedAt = Date.now()
  const info = await readAnswer(preInfo, incoming.status, incoming.bytes)
  correctClock(info.serverTime, sentAt, arrivedAt)
  return info
}

const take = (info: PreInfo): PreInfo => {
  const switches = layOver(builtSwitches, info.switches)
  useStore.setState({ info, switches })
  setMaintenance(info.maintenance)
  applySiteLook(info.siteBaseConfig.brand, switches)
  void startLanguage(switches.defaultLanguage)
  return info
}

let underWay: Promise<PreInfo> | null = null

/** Reloads: the server's key or the clock has changed. */
export const reloadPreInfo = (): Promise<PreInfo> => {
  underWay ??= withRetries(fetchPreInfo, preInfo.repeatable)
    .then(take)
    .finally(() => (underWay = null))
  return underWay
}

// The operator's name and title of the site are told in the language that was asked for.
onLanguageChange((language) => {
  if (askedIn !== null && askedIn !== language) reloadPreInfo().catch(() => undefined)
})

/** Settings before the first call; loaded once for all waiting calls. */
export const loadPreInfo = async (): Promise<PreInfo> => useStore.getState().info ?? reloadPreInfo()

export const currentPreInfo = (): PreInfo | null => useStore.getState().info

/** Null until it has arrived. */
export const usePreInfo = (): PreInfo | null => useStore((state) => state.info)

/** The build's settings, with the server's on top once they are known. */
export const useSwitches = (): Switches => useStore((state) => state.switches)
export const currentSwitches = (): Switches => useStore.getState().switches

/** The server hands out another key: what was agreed under the old one is agreed on anew. */
export const onKeyChange = (listener: () => void): (() => void) =>
  useStore.subscribe(({ info }, before) => {
    if (before.info !== null && info?.key.id !== before.info.key.id) listener()
  })
