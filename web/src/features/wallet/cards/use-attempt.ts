import { useRef } from 'react'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { callApi, payloadOf } from '../../../platform/api/client.ts'
import { randomId } from '../../../platform/session/random-id.ts'
import { tabStore } from '../tab-store.ts'

interface Kept {
  readonly requestId: string
  /** Tells this account from the member's others and gives no more away than the list of cards does. */
  readonly mark: string
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'mark' in value &&
  typeof value.mark === 'string'

const keyOf = ({ path }: Call): string => `unanswered ${path}`

const keptId = (call: Call, mark: string): string | null => {
  const kept = tabStore.read(keyOf(call))
  return isKept(kept) && kept.mark === mark ? kept.requestId : null
}

export type Attempt = <C extends Call>(
  call: C,
  input: InputOf<C>,
  mark: string,
) => Promise<OutputOf<C>>

/**
 * Sends a change under one id until it is answered. A number and a password do not belong in the
 * browser's storage, so the id alone outlives a reload, for whoever types the same account anew.
 */
export const useAttempt = (): Attempt => {
  const open = useRef<{ requestId: string; body: string } | null>(null)

  const idFor = (call: Call, body: string, mark: string): string => {
    if (open.current?.body === body) return open.current.requestId
    const before = open.current === null ? keptId(call, mark) : null
    const requestId = before ?? randomId()
    const kept: Kept = { requestId, mark }
    tabStore.write(keyOf(call), kept)
    open.current = { requestId, body }
    return requestId
  }

  const forget = (call: Call): void => {
    open.current = null
    tabStore.drop(keyOf(call))
  }

  const send: Attempt = async (call, input, mark) => {
    const requestId = idFor(call, JSON.stringify(payloadOf(call, input)), mark)
    try {
      const answer = await callApi(call, input, { requestId })
      forget(call)
      return answer
    } catch (fault) {
      if (fault instanceof Refused) forget(call)
      throw fault
    }
  }

  return async (call, input, mark) => {
    const fresh = open.current === null && keptId(call, mark) === null
    try {
      return await send(call, input, mark)
    } catch (fault) {
      if (fresh || !(fault instanceof Refused) || fault.refusal !== 'request-id-reused') throw fault
      // The press before the reload went through with something typed otherwise: this is a new one.
      return send(call, input, mark)
    }
  }
}
