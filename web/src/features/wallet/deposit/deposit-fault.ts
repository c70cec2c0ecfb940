import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { fenFromText, fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'

/** Beside what a refused deposit is explained. */
export type FaultPlace = 'rail' | 'amount' | 'code' | 'rate' | 'form'

export interface DepositFault {
  readonly place: FaultPlace
  readonly text: string
}

const places: Partial<Record<RefusalName, FaultPlace>> = {
  'amount-too-small': 'amount',
  'amount-too-large': 'amount',
  'limit-reached': 'amount',
  'rail-closed': 'rail',
  'outside-refused': 'rail',
  'outside-unreachable': 'rail',
  'signal-code-used': 'code',
  'quote-expired': 'rate',
}

/** The whole app shows these by itself, wherever they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

const moneyIn = ({ detail }: Refused, name: string): Fen | null => {
  const value = detail[name]
  return typeof value === 'string' ? fenFromText(value) : null
}

/** With the bound that the server told; null where it told none. */
const boundText = (refused: Refused, t: Text): string | null => {
  const [name, text] =
    refused.refusal === 'amount-too-small'
      ? (['min', words.amountLow] as const)
      : refused.refusal === 'amount-too-large'
        ? (['max', words.amountHigh] as const)
        : (['left', words.limitReached] as const)
  const bound = moneyIn(refused, name)
  return bound === null ? null : t(text, { [name]: fenToCny(bound) })
}

/** Where and how a refused deposit is explained; null where the app does so already. */
export const depositFault = (
  refused: Refused,
  faultText: (fault: unknown) => string,
  t: Text,
): DepositFault | null => {
  if (shownElsewhere.has(refused.refusal)) return null
  const place = places[refused.refusal] ?? 'form'
  const bound = place === 'amount' ? boundText(refused, t) : null
  return { place, text: bound ?? faultText(refused) }
}
