import { useMedia } from './use-media.ts'

/** The breakpoint `desk` of the tokens. */
export const usePhone = (): boolean => useMedia('(width < 56.25rem)')
