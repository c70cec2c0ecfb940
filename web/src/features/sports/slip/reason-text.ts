import { isRefusalName, refusals } from '@xinghe/contract/refusal-table.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'

/** The text of a reason; an unknown reason has a general text. */
export const reasonText = (reason: string, t: Text): string =>
  t(refusals[isRefusalName(reason) ? reason : 'warning'].text)
