import { useMedia } from '../../platform/device/use-media.ts'

/** The breakpoint `wide` of the tokens: below it the right column gives way. */
export const useWide = (): boolean => useMedia('(width >= 110.75rem)')
