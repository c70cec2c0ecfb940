import { createHmac, timingSafeEqual } from 'node:crypto'

export interface FeedAddress {
  readonly url: string
  readonly secret: string
}

export const snapshotPath = '/v1/snapshot'
export const streamPath = '/v1/stream'

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
  'x-feed-signature': hmac(secret, `${nowMs}\n${nonce}\nGET ${path}\n`),
})

/** The JSON of a line `signature json`; null unless it is signed with this secret for this nonce. */
export const openLine = (secret: string, nonce: string, line: string): string | null => {
  const [given, text] = [line.slice(0, 64), line.slice(65)]
  if (!/^[0-9a-f]{64}$/.test(given) || line[64] !== ' ') return null
  const expected = hmac(secret, `${nonce}\n${text}`)
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex')) ? text : null
}
