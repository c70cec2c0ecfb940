import { useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { callApi, payloadOf } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { randomId } from '../../../platform/session/random-id.ts'

export interface Write<C extends Call> {
  readonly busy: boolean
  /** Why it failed, in the member's language; empty while all is well. */
  readonly fault: string
  readonly clear: () => void
  /** The answer, or null where there is none; a second press meanwhile does nothing. */
  readonly send: (input: InputOf<C>) => Promise<OutputOf<C> | null>
}

/** One small change; a press that got no answer is repeated under the same id. */
export const useWrite = <C extends Call>(call: C): Write<C> => {
  const textOf = useFaultText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const running = useRef(false)
  const open = useRef<{ requestId: string; body: string } | null>(null)

  const idFor = (input: InputOf<C>): string => {
    const body = JSON.stringify(payloadOf(call, input))
    if (open.current?.body !== body) open.current = { requestId: randomId(), body }
    return open.current.requestId
  }

  const send = async (input: InputOf<C>): Promise<OutputOf<C> | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setFault('')
    try {
      const answer = await callApi(call, input, { requestId: idFor(input) })
      open.current = null
      return answer
    } catch (reason) {
      if (reason instanceof Refused) open.current = null
      setFault(textOf(reason))
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, fault, clear: () => setFault(''), send }
}
