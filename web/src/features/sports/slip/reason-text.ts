import { isRefusalName, refusals } from '@xinghe/contract/refusal-table.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'

/** Why an order or the slip is refused, in the words of the table; an unknown name says it in general. */
export const reasonText = (reason: string, t: Text): string =>
  t(refusals[isRefusalName(reason) ? reason : 'warning'].text)
