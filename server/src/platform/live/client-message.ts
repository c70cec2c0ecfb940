import { clientMessage, messageBytes, type ClientMessage } from '@xinghe/contract/socket.ts'
import { lazyParser } from '../http/lazy-parser.ts'
import { parseJson } from '../http/parse-json.ts'

const parseMessage = lazyParser(clientMessage)
const callStart = Buffer.from('{"t":"call"')

/** Without parsing, which is most of the cost of a message. */
export const looksLikeCall = (raw: Buffer): boolean =>
  raw.subarray(0, callStart.length).equals(callStart)

/** Null for malformed messages, and for messages other than calls that are too long. */
export const readMessage = (raw: Buffer): ClientMessage | null => {
  try {
    const { success, data } = parseMessage(parseJson(raw.toString('utf8')))
    if (!success) return null
    return data.t === 'call' || raw.length <= messageBytes ? data : null
  } catch {
    return null
  }
}
