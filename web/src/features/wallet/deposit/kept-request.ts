import type { Call, InputOf } from '@xinghe/contract/call.ts'
import * as z from 'zod/mini'
import { payloadOf } from '../../../platform/api/client.ts'
import { randomId } from '../../../platform/session/random-id.ts'
import { tabStore } from '../tab-store.ts'

/** A request that was sent and not answered yet: the server may have done the work or not. */
export interface OpenRequest<C extends Call> {
  readonly requestId: string
  readonly input: InputOf<C>
}

interface Kept {
  readonly requestId: string
  readonly payload: unknown
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'payload' in value

/** One request id per intention, kept until an answer came. */
export const keptRequest = <C extends Call>(call: C) => {
  const key = `unanswered ${call.path}`
  return {
    read: (): OpenRequest<C> | null => {
      const kept = tabStore.read(key)
      if (!isKept(kept)) return null
      const input = z.safeDecode(call.input, kept.payload)
      return input.success ? { requestId: kept.requestId, input: input.data as InputOf<C> } : null
    },
    open: (input: InputOf<C>): OpenRequest<C> => {
      const requestId = randomId()
      const kept: Kept = { requestId, payload: payloadOf(call, input) }
      tabStore.write(key, kept)
      return { requestId, input }
    },
    answered: (): void => tabStore.drop(key),
  }
}
