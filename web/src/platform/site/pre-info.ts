import type { OutputOf } from '@xinghe/contract/call.ts'
import { preInfo } from '@xinghe/contract/site.ts'
import type { Switches } from '@xinghe/rules/site/switches.ts'
import { create } from 'zustand'
import { readAnswer } from '../api/answer.ts'
import { commonHeaders } from '../api/headers.ts'
import { exchange, withRetries } from '../api/transport.ts'
import { currentLanguage, startLanguage } from '../i18n/language.ts'
import { randomId } from '../session/random-id.ts'
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
  /** Why the last try failed; null after a success. */
  readonly fault: unknown
}

const useStore = create<PreInfoState>(() => ({ info: null, switches: builtSwitches, fault: null }))

const fetchPreInfo = async (): Promise<PreInfo> => {
  const sentAt = Date.now()
  const incoming = await exchange(
    {
      method: preInfo.method,
      path: preInfo.path,
      headers: {
        ...(await commonHeaders(preInfo, '', randomId())),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ language: currentLanguage() }),
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
  useStore.setState({ info, switches, fault: null })
  setMaintenance(info.maintenance)
  applySiteLook(info.siteBaseConfig.brand, switches)
  void startLanguage(switches.defaultLanguage)
  return info
}

let underWay: Promise<PreInfo> | null = null

/** Asks again although it is known: the key was changed, or the clock was. */
export const reloadPreInfo = (): Promise<PreInfo> => {
  underWay ??= withRetries(fetchPreInfo, preInfo.repeatable)
    .then(take)
    .catch((fault: unknown) => {
      useStore.setState({ fault })
      throw fault
    })
    .finally(() => (underWay = null))
  return underWay
}

/** What a page needs before its first call; asked once, however many wait for it. */
export const loadPreInfo = async (): Promise<PreInfo> => useStore.getState().info ?? reloadPreInfo()

export const currentPreInfo = (): PreInfo | null => useStore.getState().info

/** Null until it has arrived. */
export const usePreInfo = (): PreInfo | null => useStore((state) => state.info)
export const usePreInfoFault = (): unknown => useStore((state) => state.fault)

/** The build's settings, with the server's on top once they are known. */
export const useSwitches = (): Switches => useStore((state) => state.switches)
export const currentSwitches = (): Switches => useStore.getState().switches
