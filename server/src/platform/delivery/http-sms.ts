import { randomUUID } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../clock/clock.ts'
import { postSigned } from '../signing/post-signed.ts'
import type { PhoneAdapter } from './delivery.ts'

/**
 * SMS and voice through any HTTP gateway: POST of `{ id, channel, to, text, time }`, signed as `postSigned`
 * says. Any 2xx means accepted. `id` is new for each message, so that a gateway can drop a repetition.
 */
export const httpSms = (
  { url, secret }: { url: string; secret: string },
  clock: Clock,
): PhoneAdapter => ({
  async send(channel, to, text) {
    const time = new Date(clock.now()).toISOString()
    const message = { id: randomUUID(), channel, to, text, time }
    const response = await postSigned(url, secret, message).catch(() => {
      throw new Refused('outside-unreachable')
    })
    await response.body?.cancel()
    if (!response.ok) throw new Refused('outside-refused')
  },
})
