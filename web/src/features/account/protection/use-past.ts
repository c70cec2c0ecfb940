import type { Instant } from '@xinghe/rules/base/instant.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'

/** Turns true by itself when the moment comes. */
export const usePast = (moment: Instant): boolean => useRemainingSeconds(moment, serverNow) === 0
