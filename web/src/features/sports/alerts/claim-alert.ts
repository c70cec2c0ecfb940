import { session } from '../../../platform/session/session.ts'
import { parsed, readText, writeText } from '../book/stored-text.ts'
import { pause } from '../../../platform/transport/pause.ts'
import type { SportAlert } from './sport-alert.ts'

/** More than a member is alerted of in a day. */
const rememberedMost = 300
/** A tab in sight claims first: its alert is seen at once. */
const hiddenWaitMs = 400

const storageKey = (): string => `alerts-shown ${session.get().userId}`

/** The last state shown of each match, bet and target, oldest first. */
const readShown = (): Map<string, string> => {
  const stored = parsed(readText(storageKey()))
  return new Map(Array.isArray(stored) ? (stored as [string, string][]) : [])
}

const claimNow = ({ about, state }: Pick<SportAlert, 'about' | 'state'>): boolean => {
  const shown = readShown()
  if (shown.get(about) === state) return false
  shown.delete(about)
  shown.set(about, state)
  writeText(storageKey(), JSON.stringify([...shown].slice(-rememberedMost)))
  return true
}

/** True in one tab of this browser, once: it shows the alert. A lock keeps two tabs from claiming together. */
export const claimAlert = async (alert: Pick<SportAlert, 'about' | 'state'>): Promise<boolean> => {
  if (document.visibilityState === 'hidden') await pause(hiddenWaitMs)
  const claim = (): boolean => claimNow(alert)
  // Browsers have no locks on pages without encryption.
  const locks: LockManager | null | undefined = navigator.locks
  return locks?.request('sport-alerts', claim) ?? claim()
}
