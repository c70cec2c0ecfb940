import { minuteMs } from '../base/instant.ts'

/** Real time from kick-off to the end of a virtual match. */
export const virtualMatchMs = 3 * minuteMs
