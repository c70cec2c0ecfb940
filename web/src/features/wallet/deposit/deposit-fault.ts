import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { fenFromText, fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { isShownByApp } from '../../../platform/api/refusal-behaviour.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'

/** The part of the form that a refused deposit is shown at. */
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

const moneyIn = ({ detail }: Refused, name: string): Fen | null => {
  const value = detail[name]
  return typeof value === 'string' ? fenFromText(value) : null
}

/** With the bound in the refusal's details; null without one. */
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

/** Place and text of a refused deposit; null where the app shows it already. */
export const depositFault = (
  refused: Refused,
  faultText: (fault: unknown) => string,
  t: Text,
): DepositFault | null => {
  if (isShownByApp(refused)) return null
  const place = places[refused.refusal] ?? 'form'
  const bound = place === 'amount' ? boundText(refused, t) : null
  return { place, text: bound ?? faultText(refused) }
}
