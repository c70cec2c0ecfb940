import { useState, useSyncExternalStore } from 'react'
import { local } from '../../../platform/storage/local.ts'

/** What Chromium offers once the site can be installed; `/boot.js` keeps it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined
  }
}

/**
 * `app`: this window is the installed app. `installed`: this browser has installed it. `ready`: the browser
 * can install it at a press. `by-hand`: only its menu can. `insecure`: no browser installs a plain address.
 */
export type InstallState = 'app' | 'installed' | 'ready' | 'by-hand' | 'insecure'

const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  const installed = (): void => {
    local.set('appInstalled', '1')
    window.installPrompt = undefined
    tell()
  }
  listeners.add(listener)
  addEventListener('beforeinstallprompt', tell)
  addEventListener('appinstalled', installed)
  return () => {
    listeners.delete(listener)
    removeEventListener('beforeinstallprompt', tell)
    removeEventListener('appinstalled', installed)
  }
}

const readState = (): InstallState => {
  if (isApp()) return 'app'
  // A browser that offers the installation has none: it was removed, or never done.
  if (window.installPrompt !== undefined) return 'ready'
  if (local.get('appInstalled') === '1') return 'installed'
  return isSecureContext ? 'by-hand' : 'insecure'
}

export interface Install {
  readonly state: InstallState
  /** The last prompt was closed without installing. */
  readonly dismissed: boolean
  readonly install: () => Promise<void>
}

export const useInstall = (): Install => {
  const state = useSyncExternalStore(subscribe, readState)
  const [dismissed, setDismissed] = useState(false)
  const install = async (): Promise<void> => {
    const offered = window.installPrompt
    if (offered === undefined) return
    // A prompt can be used once; the browser offers another one later.
    window.installPrompt = undefined
    await offered.prompt()
    const { outcome } = await offered.userChoice
    setDismissed(outcome === 'dismissed')
    if (outcome === 'accepted') local.set('appInstalled', '1')
    tell()
  }
  return { state, dismissed, install }
}
