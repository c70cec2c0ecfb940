import type { Text } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from './messages.ts'

/** `25%` of 2,500 hundredths of a per cent, `27.5%` of 2,750. */
export const rateText = (bp: number): string => `${bp / 100}%`

/** `2026年11月` of `2026-11`. */
export const monthText = (t: Text, month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return t(words.month, { year, month: Number(number) })
}
