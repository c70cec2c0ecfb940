import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { useCallback } from 'react'
import { useText, type Text } from '../i18n/use-text.ts'
import { apiText } from './messages.ts'
import { refusalText } from './refusal-texts.ts'
import { TransportFault } from './transport-fault.ts'

/** The operator words these; the table only has a stand-in. */
const operatorWorded: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'login-suspended',
  'login-suspended-quietly',
])

const refusedText = ({ refusal, detail, words }: Refused, t: Text): string => {
  const ours = refusalText(refusal)
  const wordsFirst = 'unknownName' in detail || operatorWorded.has(refusal)
  return t((wordsFirst ? words || ours : ours || words) || apiText.unknownFault)
}

const transportTexts = {
  status: apiText.statusFault,
  network: apiText.networkFault,
  timeout: apiText.timeoutFault,
  aborted: apiText.abortedFault,
} as const

/** The text of a failed call. Internal messages are never shown. */
export const textOfFault = (fault: unknown, t: Text): string => {
  if (fault instanceof Refused) return refusedText(fault, t)
  if (fault instanceof TransportFault)
    return t(transportTexts[fault.kind], { status: fault.status })
  return t(apiText.unknownFault)
}

export const useFaultText = (): ((fault: unknown) => string) => {
  const t = useText()
  return useCallback((fault) => textOfFault(fault, t), [t])
}
