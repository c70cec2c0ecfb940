import { useEffect, useState, type RefObject } from 'react'

export interface FullScreen {
  /** Phones of some makers show no page in full. */
  readonly possible: boolean
  readonly on: boolean
  readonly toggle: () => void
}

export const useFullScreen = (part: RefObject<HTMLElement | null>): FullScreen => {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const hear = (): void => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', hear)
    return () => document.removeEventListener('fullscreenchange', hear)
  }, [])
  const toggle = (): void => {
    const change = on ? document.exitFullscreen() : part.current?.requestFullscreen()
    // The browser may refuse full screen; the page stays as it is.
    change?.catch(() => undefined)
  }
  return { possible: document.fullscreenEnabled, on, toggle }
}
