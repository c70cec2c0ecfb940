import { useSyncExternalStore } from 'react'
import { goOutsideReact } from '../../../platform/navigation/navigator.ts'
import { parsed, readText, writeText } from '../book/stored-text.ts'

/** `off`: allowed by the browser and not wanted on this device. */
export type BrowserNotices = 'missing' | 'denied' | 'unasked' | 'off' | 'on'

const wantedKey = 'browser-alerts'

const isWanted = (): boolean => parsed(readText(wantedKey)) === true

const readState = (): BrowserNotices => {
  if (!('Notification' in globalThis)) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default') return 'unasked'
  return isWanted() ? 'on' : 'off'
}

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The permission may be changed in the settings of the browser meanwhile. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

export const useBrowserNotices = (): BrowserNotices => useSyncExternalStore(subscribe, readState)

/** Called by the member's own press alone: browsers remember a refusal for ever. */
export const wantBrowserNotices = async (wanted: boolean): Promise<void> => {
  const isAllowed =
    wanted && (await Notification.requestPermission().catch(() => 'denied')) === 'granted'
  writeText(wantedKey, isAllowed ? 'true' : null)
  tell()
}

interface Notice {
  /** A newer notice about the same replaces the older one. */
  readonly about: string
  readonly title: string
  readonly text: string
  /** Where a press leads. */
  readonly path: string
}

/** Only while the page is out of sight: in sight its own alert is enough. */
export const showBrowserNotice = async ({ about, title, text, path }: Notice): Promise<void> => {
  if (document.visibilityState === 'visible' || readState() !== 'on') return
  const options = { body: text, tag: about, icon: '/brand/favicon.svg', data: { path } }
  try {
    const notice = new Notification(title, options)
    notice.addEventListener('click', () => {
      globalThis.focus()
      goOutsideReact(path)
      notice.close()
    })
  } catch {
    // Browsers of phones show notifications by the service worker only.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options)
  }
}
