import type { Call, InputOf } from '@xinghe/contract/call.ts'
import * as z from 'zod/mini'
import { payloadOf } from '../../../platform/api/client.ts'
import { randomId } from '../../../platform/session/random-id.ts'
import { session } from '../../../platform/session/session.ts'

/** A request that was sent and not answered yet: the server may have done the work or not. */
export interface OpenRequest<C extends Call> {
  readonly requestId: string
  readonly input: InputOf<C>
}

interface Kept {
  readonly requestId: string
  readonly userId: string
  readonly payload: unknown
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'userId' in value &&
  'payload' in value

/** Holds what the browser would not: storage may be full or disabled. */
const memory = new Map<string, string>()

const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

const writeText = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

const drop = (key: string): void => {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never there.
  }
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * One request id per intention, kept in this tab also over a reload until an answer came. It belongs to
 * the member who sent it: another one finds nothing.
 */
export const keptRequest = <C extends Call>(call: C) => {
  const key = `unanswered ${call.path}`
  return {
    read: (): OpenRequest<C> | null => {
      const kept = parse(readText(key))
      if (!isKept(kept) || kept.userId !== session.get().userId) return null
      const input = z.safeDecode(call.input, kept.payload)
      return input.success ? { requestId: kept.requestId, input: input.data as InputOf<C> } : null
    },
    open: (input: InputOf<C>): OpenRequest<C> => {
      const requestId = randomId()
      const { userId } = session.get()
      const kept: Kept = { requestId, userId, payload: payloadOf(call, input) }
      writeText(key, JSON.stringify(kept))
      return { requestId, input }
    },
    answered: (): void => drop(key),
  }
}
