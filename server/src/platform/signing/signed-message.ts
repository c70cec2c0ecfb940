import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'

export const timestampHeader = 'x-timestamp'
export const signatureHeader = 'x-signature'
export const keyIdHeader = 'x-key-id'

/** A message is stale when its timestamp differs by more than this. */
export const messageAgeMs = 5 * minuteMs

/** Says which secret signed, so that two are valid side by side while one is changed. */
export const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`key-id ${secret}`).digest('hex').slice(0, 16)

/** The secrets that a message may be signed with; all of them where the sender gives no key id. */
export const namedSecrets = (secrets: readonly string[], keyId: string): readonly string[] =>
  keyId === '' ? secrets : secrets.filter((secret) => keyIdOf(secret) === keyId)

/** Hex HMAC-SHA-256 over `timestamp + '.' + body`; the timestamp is in epoch milliseconds. */
export const signature = (secret: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

export const signedHeaders = (
  secret: string,
  at: Instant,
  body: Buffer,
): Record<string, string> => ({
  [timestampHeader]: String(at),
  [keyIdHeader]: keyIdOf(secret),
  [signatureHeader]: signature(secret, String(at), body),
})

export interface SignedMessage {
  readonly timestamp: string
  readonly signature: string
  /** Empty where the sender gives none; then every secret is tried. */
  readonly keyId: string
  readonly body: Buffer
}

const isSignedWith = (secret: string, told: SignedMessage): boolean => {
  const wanted = Buffer.from(signature(secret, told.timestamp, told.body))
  const given = Buffer.from(told.signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The signature is checked first: an unsigned timestamp means nothing. */
export const checkMessage = (
  secrets: readonly string[],
  told: SignedMessage,
  now: Instant,
): 'good' | 'forged' | 'stale' => {
  const named = namedSecrets(secrets, told.keyId)
  if (!named.some((secret) => isSignedWith(secret, told))) return 'forged'
  if (!/^\d{13}$/.test(told.timestamp)) return 'stale'
  return Math.abs(now - Number(told.timestamp)) > messageAgeMs ? 'stale' : 'good'
}
