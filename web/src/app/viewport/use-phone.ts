import { useSyncExternalStore } from 'react'

/** The breakpoint `desk` of the tokens. */
const query = '(width < 56.25rem)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
