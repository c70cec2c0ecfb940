/**
 * The bytes of the wire, the same for both sides. Each side brings its own AES-256-GCM, P-256 and HKDF.
 *
 * The client makes a fresh P-256 pair per page load and sends `key: <server key id>.<its public key>`.
 * HKDF over the shared secret gives one key per direction, so the server stores nothing. Requests count
 * upwards from 1; path, body and time of one request are sealed under that one counter with different
 * purposes, so no IV is ever used twice under a key.
 */
export const headerNames = {
  version: 'version',
  clientType: 'client-type',
  uuid: 'uuid',
  device: 'device',
  token: 'token',
  requestId: 'request-id',
  siteId: 'site-id',
  sign: 'sign',
  time: 'x-time',
  key: 'key',
} as const

export const siteId = '4000'
export const clientType = 'web'
export const wireVersion = '1'
/** A public build constant: it identifies our clients and gives no security. */
export const wireSign = 'xinghe-web-1'

export const sealedPrefix = '/xxxx/'
/** How far a request's time may lie from the server's. */
export const timeToleranceMs = 60_000
export const requestTimeoutMs = 30_000

/** `field` is a single value sealed inside a body, under a counter of its own. */
export const purposes = { path: 1, body: 2, time: 3, field: 4 } as const
export type Purpose = keyof typeof purposes

export const ivBytes = 12
export const tagBytes = 16
export const counterBytes = 8

const infoText = { up: 'xinghe wire 1 client to server', down: 'xinghe wire 1 server to client' }

export type Direction = keyof typeof infoText

export const keyInfo = (direction: Direction): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(infoText[direction])

/** HKDF salt: both public keys, so that a derived key belongs to exactly this pair. */
export const keySalt = (
  serverPublic: Uint8Array,
  clientPublic: Uint8Array,
): Uint8Array<ArrayBuffer> => {
  const salt = new Uint8Array(serverPublic.length + clientPublic.length)
  salt.set(serverPublic)
  salt.set(clientPublic, serverPublic.length)
  return salt
}

export const counterToBytes = (counter: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(counterBytes)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, Math.floor(counter / 0x1_0000_0000))
  view.setUint32(4, counter >>> 0)
  return bytes
}

/** IV of everything the client seals: purpose, three zero bytes, counter. */
export const clientIv = (purpose: Purpose, counter: number): Uint8Array<ArrayBuffer> => {
  const iv = new Uint8Array(ivBytes)
  iv[0] = purposes[purpose]
  iv.set(counterToBytes(counter), ivBytes - counterBytes)
  return iv
}

/** A sealed answer belongs to one request: its counter is authenticated with it. */
export const answerBinding = (counter: number): Uint8Array<ArrayBuffer> => counterToBytes(counter)
export const liveBinding: Uint8Array<ArrayBuffer> = /* @__PURE__ */ new TextEncoder().encode('live')

export const timePlain = (epochMs: number, ip: string): string => `${epochMs}|${ip}`
export const pathPlain = (epochMs: number, path: string): string => `${epochMs}${path}`

const pathPlainShape = /^(\d{13})(\/.*)$/s
const timePlainShape = /^(\d{13})\|([0-9a-fA-F.:]{0,45})$/

export const readPathPlain = (plain: string): { epochMs: number; path: string } | null => {
  const match = pathPlainShape.exec(plain)
  return match === null ? null : { epochMs: Number(match[1]), path: match[2] ?? '' }
}

export const readTimePlain = (plain: string): { epochMs: number; ip: string } | null => {
  const match = timePlainShape.exec(plain)
  return match === null ? null : { epochMs: Number(match[1]), ip: match[2] ?? '' }
}

export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
