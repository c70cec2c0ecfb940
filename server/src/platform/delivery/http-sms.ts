import { createHmac, randomUUID } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../clock/clock.ts'
import { keyIdHeader, keyIdOf } from '../signing/signed-message.ts'
import type { PhoneAdapter } from './delivery.ts'

const patienceMs = 10 * secondMs

/**
 * SMS and voice through any HTTP gateway: POST of `{ id, channel, to, text, time }` as JSON, signed in
 * `x-signature: sha256=<hex HMAC-SHA-256 of the body with the shared secret>`, `x-key-id` naming the secret. Any 2xx means accepted.
 * `id` is new for each message, so that a gateway can drop a repetition.
 */
export const httpSms = (
  { url, secret }: { url: string; secret: string },
  clock: Clock,
): PhoneAdapter => ({
  async send(channel, to, text) {
    const time = new Date(clock.now()).toISOString()
    const body = JSON.stringify({ id: randomUUID(), channel, to, text, time })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': `sha256=${signature}`,
        [keyIdHeader]: keyIdOf(secret),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => {
      throw new Refused('outside-unreachable')
    })
    await response.body?.cancel()
    if (!response.ok) throw new Refused('outside-refused')
  },
})
