import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { instant, siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenFromText, fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { withdrawText as words } from './messages.ts'

/** The details of a refusal, and the text that includes them. */
const bounded: Partial<Record<RefusalName, readonly [name: string, text: string]>> = {
  'amount-too-small': ['min', words.amountLow],
  'amount-too-large': ['max', words.amountHigh],
  'withdrawals-used-up': ['max', words.countUsedUpOf],
  'withdrawal-sum-reached': ['left', words.sumUsedUpOf],
  'turnover-open': ['left', words.turnoverTitle],
}

/** The end of the hold of a new card. */
const heldText = ({ detail }: Refused, t: Text): string | null => {
  const until = Date.parse(String(detail['until']))
  return Number.isNaN(until) ? null : t(partsText.heldUntil, { time: siteMinute(instant(until)) })
}

const shown = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  const fen = typeof value === 'string' ? fenFromText(value) : null
  return fen === null ? null : fenToCny(fen)
}

const boundText = ({ refusal, detail }: Refused, t: Text): string | null => {
  const [name, text] = bounded[refusal] ?? []
  const bound = name === undefined ? null : shown(detail[name])
  return name === undefined || text === undefined || bound === null
    ? null
    : t(text, { [name]: bound })
}

/** The refusal's text with its details; null without details. */
export const withdrawalRefusalText = (refused: Refused, t: Text): string | null => {
  if (refused.refusal === 'quote-expired') return t(words.rateRenewed)
  return refused.refusal === 'card-held' ? heldText(refused, t) : boundText(refused, t)
}
