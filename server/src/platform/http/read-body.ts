import { Refused } from '@xinghe/contract/refusal.ts'
import { openBody } from '../wire/agreement.ts'
import type { RequestHead, RequestWire } from '../wire/request-wire.ts'
import { parseJson } from './parse-json.ts'

export const jsonType = 'application/json'
export const sealedType = 'application/octet-stream'

/** A plain body, which belongs to a plain path. */
export const readPlain = (wire: RequestWire, request: RequestHead, body: string): unknown => {
  if (wire.sealed(request) !== null) throw new Refused('cipher-broken')
  return parseJson(body)
}

export const readSealed = (wire: RequestWire, request: RequestHead, body: Buffer): unknown => {
  const sealed = wire.sealed(request)
  // A sealed path that could not be opened is answered by its own fault, whatever the body.
  if (sealed === null) return {}
  const plain = openBody(sealed.agreement, sealed.counter, sealed.pathToken, body)
  if (plain === null) throw new Refused('cipher-broken')
  return plain.length === 0 ? {} : parseJson(plain.toString('utf8'))
}
