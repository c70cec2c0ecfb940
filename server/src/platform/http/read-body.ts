import type { IncomingMessage } from 'node:http'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import type { Call } from '@xinghe/contract/call.ts'
import type { WireRequest } from '../wire/request-wire.ts'
import { parseJson } from './parse-json.ts'

export const jsonType = 'application/json'
export const sealedType = 'application/octet-stream'

/** The input of an HTTP request: its query, or its JSON body, which is opened when it is sealed. */
export const readBody = async (
  raw: IncomingMessage,
  wire: WireRequest,
  call: Call,
): Promise<unknown> => {
  if (call.method === 'GET') return readQuery(wire.path ?? '')
  const type = typeOf(raw)
  if (type === null) return undefined
  const bytes = await readBytes(raw, call.bodyLimitBytes, call.bodyTooLarge)
  if (type === jsonType) {
    // A sealed path must have a sealed body.
    if (wire.isSealed) throw new Refused('cipher-broken')
    return parseJson(bytes.toString('utf8'))
  }
  const plain = wire.openBody(bytes)
  if (plain === null) throw new Refused('cipher-broken')
  return plain.length === 0 ? undefined : parseJson(plain.toString('utf8'))
}

const readQuery = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))

/** Null when there is no body. */
const typeOf = ({ headers }: IncomingMessage): typeof jsonType | typeof sealedType | null => {
  const given = headers['content-type']
  // Nearly all requests have exactly these spellings.
  if (given === jsonType || given === sealedType) return given
  const length = headers['content-length'] ?? '0'
  const isEmpty = length === '0' && headers['transfer-encoding'] === undefined
  if (given === undefined && isEmpty) return null
  const name = given?.split(';')[0]?.trim().toLowerCase()
  if (name === jsonType || name === sealedType) return name
  throw new Refused('media-type-unknown')
}

const readBytes = (
  raw: IncomingMessage,
  mostBytes: number,
  tooLarge: RefusalName,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (Number(raw.headers['content-length'] ?? 0) > mostBytes) return reject(new Refused(tooLarge))
    const chunks: Buffer[] = []
    let length = 0
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > mostBytes) reject(new Refused(tooLarge))
      else chunks.push(chunk)
    })
    raw.on('end', () => {
      const [first] = chunks
      resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks))
    })
    raw.on('error', reject)
  })
