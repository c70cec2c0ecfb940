import { useSyncExternalStore } from 'react'

/** The breakpoint `wide` of the tokens: below it the right column gives way. */
const query = '(width >= 110.75rem)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
