import { createHmac } from 'node:crypto'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { keyIdHeader, keyIdOf, signatureHeader } from './signed-message.ts'

const patienceMs = 10 * secondMs

/**
 * POST of `message` as JSON to an outside party, signed in `x-signature: sha256=<hex HMAC-SHA-256 of the body
 * with the shared secret>`, `x-key-id` naming the secret. Redirects are refused: they would carry the message
 * to another host.
 */
export const postSigned = (url: string, secret: string, message: object): Promise<Response> => {
  const body = JSON.stringify(message)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: `sha256=${signature}`,
      [keyIdHeader]: keyIdOf(secret),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
}
