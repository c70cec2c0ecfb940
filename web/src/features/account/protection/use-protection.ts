import type { UseQueryResult } from '@tanstack/react-query'
import { readProtection } from '@xinghe/contract/account-protection.ts'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { useRef, useState } from 'react'
import { callApi, payloadOf } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { randomId } from '../../../platform/session/random-id.ts'
import { session } from '../../../platform/session/session.ts'
import { requestIntention } from '../request-intention.ts'

export type Protection = OutputOf<typeof readProtection>
export type ShownLimit = Protection['limits'][number]

/** What is used moves with every bet, so a look at the page asks anew. */
export const useProtection = (): UseQueryResult<Protection> =>
  useCall(readProtection, {}, { staleTime: 0 })

export const refreshProtection = (): Promise<void> => refreshCall(readProtection, {})

export interface Change<C extends Call> {
  readonly busy: boolean
  /** Why it failed, in the member's language; empty while all is well. */
  readonly fault: string
  readonly clear: () => void
  /** True once it is done and the page shows it. */
  readonly send: (input: InputOf<C>) => Promise<boolean>
}

/** One change of the member's protection; a press that got no answer is repeated under the same id. */
export const useChange = <C extends Call>(call: C): Change<C> => {
  const textOf = useFaultText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const intention = useRef(requestIntention(randomId))

  const send = async (input: InputOf<C>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFault('')
    try {
      const requestId = intention.current.idFor(payloadOf(call, input) as object)
      await callApi(call, input, { requestId })
      intention.current.answered()
      await refreshProtection()
      return true
    } catch (reason) {
      setFault(textOf(reason))
      // What was refused may rest on an old picture of things.
      if (session.get().token !== '') void refreshProtection()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, clear: () => setFault(''), send }
}
