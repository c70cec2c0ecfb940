import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  checkMessage,
  keyIdHeader,
  signatureHeader,
  signedHeaders,
  timestampHeader,
} from './signed-message.ts'

/** An answer of a partner as it comes over the wire. */
export interface HeardAnswer {
  header(name: string): string | null
  readonly body: Buffer
}

export const heardAnswer = async (response: Response): Promise<HeardAnswer> => ({
  header: (name) => response.headers.get(name),
  body: Buffer.from(await response.arrayBuffer()),
})

export const signAnswer = (secret: string, now: Instant, fields: object): HeardAnswer => {
  const body = Buffer.from(JSON.stringify(fields))
  const headers = signedHeaders(secret, now, body)
  return { header: (name) => headers[name] ?? null, body }
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/**
 * What the partner said, null unless it signed that just now. The caller checks that the answer names its
 * own question: a genuine answer to another question is signed too.
 */
export const readSigned = (
  secrets: readonly string[],
  heard: HeardAnswer,
  now: Instant,
): unknown => {
  const told = {
    timestamp: heard.header(timestampHeader) ?? '',
    signature: heard.header(signatureHeader) ?? '',
    keyId: heard.header(keyIdHeader) ?? '',
    body: heard.body,
  }
  return checkMessage(secrets, told, now) === 'good' ? parsed(heard.body) : null
}
