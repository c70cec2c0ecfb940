import type { Call, InputOf } from '@xinghe/contract/call.ts'
import * as z from 'zod/mini'
import { randomId } from '../device/random-id.ts'
import { session } from '../session/session.ts'
import { tab } from '../session/tab.ts'
import { payloadOf } from './client.ts'

/** A request without an answer yet: the server may have done the work or not. */
export interface OpenRequest<C extends Call> {
  readonly requestId: string
  readonly input: InputOf<C>
  /** The id is from before a reload, for input that may differ from what was sent then. */
  readonly resumed?: boolean
}

/** One request id per intention: made at the press, reused by every retry, kept until answered. */
export interface RequestKeeper<C extends Call> {
  /** While one request is unanswered no other is sent. */
  readonly exclusive: boolean
  readonly unanswered: () => OpenRequest<C> | null
  readonly open: (input: InputOf<C>) => OpenRequest<C>
  /** Of the member who sent it, whoever is logged in when the answer comes. */
  readonly answered: (userId?: string) => void
}

/**
 * Stored in memory: the same input has the same id, other input is another intention. `idBefore` may
 * know the id that this input was sent under before a reload.
 */
export const keepOnPage = <C extends Call>(
  call: C,
  idBefore: (input: InputOf<C>) => string | null = () => null,
): RequestKeeper<C> => {
  let request: OpenRequest<C> | null = null
  const bodyOf = (input: InputOf<C>): string => JSON.stringify(payloadOf(call, input))
  return {
    exclusive: false,
    unanswered: () => request,
    open: (input) => {
      if (request !== null && bodyOf(request.input) === bodyOf(input)) return request
      const before = request === null ? idBefore(input) : null
      request =
        before === null
          ? { requestId: randomId(), input }
          : { requestId: before, input, resumed: true }
      return request
    },
    answered: () => {
      request = null
    },
  }
}

/** Each member of the tab has a place of their own: none overwrites the request of another. */
const keyOf = ({ path }: Call, userId = session.get().userId, part = ''): string =>
  `unanswered ${path} ${userId} ${part}`.trimEnd()

interface StoredRequest {
  readonly requestId: string
  /** The input as wire JSON, without its secret. */
  readonly payload?: unknown
  /** In place of the payload. */
  readonly mark?: string
}

const readStored = (key: string): StoredRequest | null => {
  const stored = tab.read(key) as StoredRequest | null
  return typeof stored?.requestId === 'string' ? stored : null
}

interface TabOptions<C extends Call> {
  /** Never enters the storage and is typed anew after a reload. */
  readonly secret?: keyof InputOf<C> & string
  /** A part of the site that settles its own requests, where several use the call. */
  readonly part?: string
}

/**
 * Stored in the tab, also over a reload: for money, where an unanswered request is settled before
 * another is sent.
 */
export const keepInTab = <C extends Call>(
  call: C,
  { secret, part }: TabOptions<C> = {},
): RequestKeeper<C> => ({
  exclusive: true,
  unanswered: () => {
    const stored = readStored(keyOf(call, undefined, part))
    const input = z.safeDecode(call.input, stored?.payload)
    if (stored === null || !input.success) return null
    return { requestId: stored.requestId, input: input.data as InputOf<C> }
  },
  open: (input) => {
    const requestId = randomId()
    const payload = { ...(payloadOf(call, input) as Record<string, unknown>) }
    if (secret !== undefined) delete payload[secret]
    tab.write(keyOf(call, undefined, part), { requestId, payload })
    return { requestId, input }
  },
  answered: (userId) => tab.drop(keyOf(call, userId, part)),
})

/**
 * Stored in memory, and the id alone in the tab: for input that must not enter the storage. The same
 * input after a reload resumes its request; `markOf` distinguishes inputs without revealing them.
 */
export const keepIdInTab = <C extends Call>(
  call: C,
  markOf: (input: InputOf<C>) => string,
): RequestKeeper<C> => {
  const page = keepOnPage(call, (input) => {
    const stored = readStored(keyOf(call))
    return stored?.mark === markOf(input) ? stored.requestId : null
  })
  return {
    ...page,
    open: (input) => {
      const request = page.open(input)
      tab.write(keyOf(call), { requestId: request.requestId, mark: markOf(input) })
      return request
    },
    answered: (userId) => {
      page.answered()
      tab.drop(keyOf(call, userId))
    },
  }
}
