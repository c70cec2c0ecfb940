import { useMedia } from './use-media.ts'

/** A phone layout without height: a phone on its side, or a small window at 200 %. Bars scroll with the page. */
export const useShort = (): boolean => useMedia('(width < 56.25rem) and (height < 30rem)')
