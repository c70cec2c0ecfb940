import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyIdHeader, keyIdOf, namedSecrets } from '../../../../platform/signing/signed-message.ts'

export interface FeedAddress {
  readonly url: string
  /** Signs our requests. */
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret?: string | null
}

export const snapshotPath = '/v1/snapshot'
export const streamPath = '/v1/stream'
export const previewPath = '/v1/preview'
export const resultPath = '/v1/result'

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Signs a request. The feed signs the lines of its answer with the same nonce. */
export const askingHeaders = (
  secret: string,
  nowMs: number,
  nonce: string,
  path: string,
): Record<string, string> => ({
  'x-feed-time': String(nowMs),
  'x-feed-nonce': nonce,
  [keyIdHeader]: keyIdOf(secret),
  'x-feed-signature': hmac(secret, `${nowMs}\n${nonce}\nGET ${path}\n`),
})

const lineShape = /^(?<given>[0-9a-f]{64}) (?<text>.*)$/s

/** The JSON of a line; null unless it is signed. */
export type OpenLine = (line: string) => string | null

/**
 * Opens the lines `signature json` of one answer, signed for the nonce of its request with a secret of the feed;
 * `keyId` of the answer says with which.
 */
export const lineOpener = (
  { secret, oldSecret = null }: FeedAddress,
  nonce: string,
  keyId: string,
): OpenLine => {
  const secrets = namedSecrets(oldSecret === null ? [secret] : [secret, oldSecret], keyId)
  return (line) => {
    const { given = '', text = '' } = lineShape.exec(line)?.groups ?? {}
    const signature = Buffer.from(given, 'hex')
    const isSigned = secrets.some((one) => {
      const expected = Buffer.from(hmac(one, `${nonce}\n${text}`), 'hex')
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    })
    return isSigned ? text : null
  }
}
