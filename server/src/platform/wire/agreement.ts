import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { ECDH, KeyObject } from 'node:crypto'
import { Buffer } from 'node:buffer'
import {
  clientIv,
  counterBytes,
  ivBytes,
  keyInfo,
  keySalt,
  purposes,
  tagBytes,
  type Purpose,
} from '@xinghe/contract/wire.ts'

/** The two keys that one page load and this server share. */
export interface Agreement {
  readonly up: KeyObject
  readonly down: KeyObject
}

export const agree = (server: ECDH, clientPublic: Buffer): Agreement => {
  const shared = server.computeSecret(clientPublic)
  const salt = keySalt(server.getPublicKey(), clientPublic)
  const derive = (direction: 'up' | 'down'): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', shared, salt, keyInfo(direction), 32)))
  return { up: derive('up'), down: derive('down') }
}

const gcmOptions = { authTagLength: tagBytes }

/** Null when authentication fails. */
const open = (
  key: KeyObject,
  iv: Uint8Array,
  sealed: Buffer,
  bound?: Uint8Array,
): Buffer | null => {
  if (sealed.length < tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, iv, gcmOptions)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  if (bound !== undefined) decipher.setAAD(bound)
  const plain = decipher.update(sealed.subarray(0, -tagBytes))
  try {
    decipher.final()
    return plain
  } catch {
    return null
  }
}

/** One buffer for the IVs of all tokens: each IV is used before the next token is opened. */
const tokenIv = Buffer.alloc(ivBytes)

/** A token is base64url of counter ‖ ciphertext ‖ tag: the sealed path, and the time header. */
export const openToken = (
  agreement: Agreement,
  purpose: Purpose,
  token: string,
): { counter: number; plain: string } | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < counterBytes + tagBytes) return null
  const counter = bytes.readUInt32BE(0) * 0x1_0000_0000 + bytes.readUInt32BE(4)
  if (!Number.isSafeInteger(counter) || counter < 1) return null
  tokenIv[0] = purposes[purpose]
  bytes.copy(tokenIv, ivBytes - counterBytes, 0, counterBytes)
  const plain = open(agreement.up, tokenIv, bytes.subarray(counterBytes))
  return plain === null ? null : { counter, plain: plain.toString('utf8') }
}

/** A body is bound to the path it was sent to, so bodies of two requests cannot be exchanged. */
export const openBody = (
  agreement: Agreement,
  counter: number,
  pathToken: string,
  sealed: Buffer,
): Buffer | null => open(agreement.up, clientIv('body', counter), sealed, Buffer.from(pathToken))

/**
 * The IV of an answer is six random bytes of this process and a six-byte counter: nothing is stored per
 * key, and neither a restart nor a replay can repeat an IV.
 */
const processName = randomBytes(6)
let answers = 0

export const sealDown = (
  agreement: Agreement,
  plain: Buffer | string,
  bound: Uint8Array,
): Buffer => {
  const iv = Buffer.allocUnsafe(ivBytes)
  processName.copy(iv)
  iv.writeUIntBE(++answers, 6, 6)
  const cipher = createCipheriv('aes-256-gcm', agreement.down, iv)
  cipher.setAAD(bound)
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  cipher.final()
  return Buffer.concat([iv, body, cipher.getAuthTag()])
}
