import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { fenFromText, fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { withdrawText as words } from './messages.ts'

/** Beside the password, or over the button. */
export interface WithdrawFault {
  readonly place: 'password' | 'form'
  readonly text: string
}

const atPassword: ReadonlySet<RefusalName> = new Set([
  'password-check-failed',
  'password-check-locked',
])

/** The whole app shows these by itself, wherever they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

/** What the server tells with a refusal, and the text that has room for it. */
const bounded: Partial<Record<RefusalName, readonly [name: string, text: string]>> = {
  'amount-too-small': ['min', words.amountLow],
  'amount-too-large': ['max', words.amountHigh],
  'withdrawals-used-up': ['max', words.countUsedUpOf],
  'withdrawal-sum-reached': ['left', words.sumUsedUpOf],
  'turnover-open': ['left', words.turnoverTitle],
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

/** Where and how a refused withdrawal is explained; null where the app does so already. */
export const withdrawFault = (
  refused: Refused,
  faultText: (fault: unknown) => string,
  t: Text,
): WithdrawFault | null => {
  const { refusal } = refused
  if (shownElsewhere.has(refusal)) return null
  const text =
    refusal === 'quote-expired'
      ? t(words.rateRenewed)
      : (boundText(refused, t) ?? faultText(refused))
  return { place: atPassword.has(refusal) ? 'password' : 'form', text }
}
