import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'

export const timestampHeader = 'x-timestamp'
export const signatureHeader = 'x-signature'

/** A callback is stale when its timestamp differs by more than this. */
export const callbackAgeMs = 5 * minuteMs

/** Hex HMAC-SHA-256 over `timestamp + '.' + body`; the timestamp is in epoch milliseconds. */
export const signature = (secret: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

export interface SignedCallback {
  readonly timestamp: string
  readonly signature: string
  readonly body: Buffer
}

/** The signature is checked first: an unsigned timestamp means nothing. */
export const checkCallback = (
  secret: string,
  told: SignedCallback,
  now: Instant,
): 'good' | 'forged' | 'stale' => {
  const wanted = Buffer.from(signature(secret, told.timestamp, told.body))
  const given = Buffer.from(told.signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged'
  if (!/^\d{13}$/.test(told.timestamp)) return 'stale'
  return Math.abs(now - Number(told.timestamp)) > callbackAgeMs ? 'stale' : 'good'
}
