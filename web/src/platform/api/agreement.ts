import {
  answerBinding,
  clientIv,
  counterToBytes,
  fromBase64Url,
  ivBytes,
  liveBinding,
  toBase64Url,
  type Purpose,
} from '@xinghe/contract/wire.ts'
import { loadPreInfo, type PreInfo } from '../site/pre-info.ts'
import type { Bytes, KeyPair, WireKeys } from '../transport/cipher.ts'
import { makeKeyPair } from '../transport/make-key-pair.ts'

/** The agreement of this page load: keys, and a counter that never repeats. */
export interface Agreement {
  readonly info: PreInfo
  /** The `key` header: which of the server's keys, and our public one. */
  readonly keyHeader: string
  readonly keys: WireKeys
}

let pair: Promise<KeyPair> | null = null
let latest: { info: PreInfo; agreement: Promise<Agreement> } | null = null
let counter = 0

/** Counts over all keys of this page load, so no IV is used twice even when the server's key changes. */
export const nextCounter = (): number => (counter += 1)

const agreeOn = async (info: PreInfo): Promise<Agreement> => {
  pair ??= makeKeyPair()
  const { publicKey, agree } = await pair
  return {
    info,
    keyHeader: `${info.key.id}.${toBase64Url(publicKey)}`,
    keys: await agree(fromBase64Url(info.key.publicKey)),
  }
}

/** Keys are derived once per preInfo answer, however many calls wait for them. */
export const agreed = async (): Promise<Agreement> => {
  const info = await loadPreInfo()
  if (latest === null || latest.info !== info) latest = { info, agreement: agreeOn(info) }
  try {
    return await latest.agreement
  } catch (fault) {
    // A failed attempt is not cached, so that the next call tries again.
    latest = null
    pair = null
    throw fault
  }
}

/** Path and time travel as text that carries its own counter. */
export const sealToken = async (
  keys: WireKeys,
  purpose: Purpose,
  count: number,
  plain: string,
): Promise<string> => {
  const sealed = await keys.seal(clientIv(purpose, count), new TextEncoder().encode(plain))
  const token = new Uint8Array(counterToBytes(count).length + sealed.length)
  token.set(counterToBytes(count))
  token.set(sealed, counterToBytes(count).length)
  return toBase64Url(token)
}

/** The body belongs to one path: the token of the path is authenticated with it. */
export const sealBody = (
  keys: WireKeys,
  count: number,
  plain: string,
  pathToken: string,
): Promise<Bytes> => {
  const encoder = new TextEncoder()
  return keys.seal(clientIv('body', count), encoder.encode(plain), encoder.encode(pathToken))
}

const openWhole = (keys: WireKeys, sealed: Bytes, bound: Bytes): Promise<Bytes> =>
  keys.open(sealed.slice(0, ivBytes), sealed.slice(ivBytes), bound)

export const openAnswer = (keys: WireKeys, sealed: Bytes, count: number): Promise<Bytes> =>
  openWhole(keys, sealed, answerBinding(count))

export const openLive = async (keys: WireKeys, body: string): Promise<string> =>
  new TextDecoder().decode(await openWhole(keys, fromBase64Url(body), liveBinding))
