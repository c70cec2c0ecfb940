import type { RequestHead } from '../wire/request-wire.ts'

/** The head of a request whose meaning nobody can doubt. */
export interface UsualHead extends RequestHead {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Where the body begins, and how long it is. */
  readonly headBytes: number
  readonly bodyBytes: number
}

const headBytesMost = 8 * 1024
const headersMost = 64
const [tab, lineFeed, carriageReturn, space, colon, tilde] = [9, 10, 13, 32, 58, 126]
const firstLine = /^POST (\/[!-~]*) HTTP\/1\.1$/
const lengthShape = /^\d{1,6}$/
const nameShape = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

/** They change what a request is, or where it ends. */
const unusualNames = new Set([
  'expect',
  'http2-settings',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const knownNamesMost = 200
/** As they were sent, and as they are asked for: clients send the same few again and again. */
const knownNames = new Map<string, string>()

const nameOf = (sent: string): string | null => {
  const known = knownNames.get(sent)
  if (known !== undefined) return known
  const name = sent.toLowerCase()
  if (!nameShape.test(sent) || unusualNames.has(name)) return null
  if (knownNames.size < knownNamesMost) knownNames.set(sent, name)
  return name
}

/** Without what every object has, and quicker to fill than one that was made with no prototype. */
const PlainHeaders = function (): void {} as unknown as new () => Record<string, string>
PlainHeaders.prototype = Object.create(null)

const isBlank = (byte: number | undefined): boolean => byte === space || byte === tab

/** The first byte from here on that is no text; `bytes` ends with such. */
const textEnd = (bytes: Buffer, from: number): number => {
  let at = from
  for (let byte = bytes[at] ?? 0; (byte >= space && byte <= tilde) || byte === tab;) {
    at += 1
    byte = bytes[at] ?? 0
  }
  return at
}

const isLineEnd = (bytes: Buffer, at: number): boolean =>
  bytes[at] === carriageReturn && bytes[at + 1] === lineFeed

const readHeaders = (bytes: Buffer, from: number, text: string): Record<string, string> | null => {
  const headers = new PlainHeaders()
  let at = from
  for (let count = 0; !isLineEnd(bytes, at); count += 1) {
    let middle = at
    while (bytes[middle] !== colon && middle < text.length) middle += 1
    const end = textEnd(bytes, middle)
    if (bytes[middle] !== colon || count === headersMost || !isLineEnd(bytes, end)) return null
    const name = nameOf(text.slice(at, middle))
    if (name === null || name in headers) return null
    let first = middle + 1
    let last = end
    while (first < last && isBlank(bytes[first])) first += 1
    while (last > first && isBlank(bytes[last - 1])) last -= 1
    // Not a part of `text`, which would stay as long as any of its parts is remembered.
    headers[name] = bytes.toString('latin1', first, last)
    at = end + 2
  }
  return headers
}

/**
 * The head at the beginning of these bytes; null where it is not whole or anything in it is unusual, so
 * that Node's own parser is to read it. What is taken here means the same there.
 */
export const readHead = (bytes: Buffer): UsualHead | null => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1 || end > headBytesMost) return null
  const text = bytes.toString('latin1', 0, end)
  const first = textEnd(bytes, 0)
  const url = firstLine.exec(text.slice(0, first))?.[1]
  if (url === undefined || !isLineEnd(bytes, first)) return null
  const headers = readHeaders(bytes, first + 2, text)
  if (headers === null || headers['host'] === undefined) return null
  const { connection = 'keep-alive', 'content-length': length = '' } = headers
  if (connection.toLowerCase() !== 'keep-alive' || !lengthShape.test(length)) return null
  return { url, headers, headBytes: end + 4, bodyBytes: Number(length) }
}
