import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { systemClock } from '../clock/clock.ts'
import { httpSms } from './http-sms.ts'

interface Received {
  readonly signature: unknown
  readonly body: string
}
const received: Received[] = []
const answers = { '/ok': 202, '/no': 403, '/broken': 500, '/elsewhere': 302 }
const gateway = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({
      signature: request.headers['x-signature'],
      body: Buffer.concat(parts).toString('utf8'),
    })
    response.statusCode = answers[request.url as keyof typeof answers] ?? 404
    response.setHeader('location', '/ok').end('{}')
  })
})
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
})
afterAll(() => new Promise((done) => gateway.close(done)))

const secret = 'shared-secret'
const adapter = (path: string) => {
  const { port } = gateway.address() as AddressInfo
  return httpSms({ url: `http://127.0.0.1:${port}${path}`, secret }, systemClock)
}

describe('SMS through an HTTP gateway', () => {
  it.each(['sms', 'voice'] as const)('posts a signed %s', async (channel) => {
    await adapter('/ok').send(channel, '+8613800138000', '验证码 123456')
    const { signature, body } = received.at(-1) ?? { signature: '', body: '{}' }
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      channel,
      to: '+8613800138000',
      text: '验证码 123456',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  })

  it.each(['/no', '/broken'])('is refused (6014) when the gateway answers %s', async (path) => {
    await expect(adapter(path).send('sms', '+8613800138000', '')).rejects.toMatchObject({
      refusal: 'outside-refused',
    })
  })

  it('follows no redirect, and is unreachable (6006) where no server listens', async () => {
    const unreachable = { refusal: 'outside-unreachable' }
    const before = received.length
    await expect(adapter('/elsewhere').send('sms', '+86', '')).rejects.toMatchObject(unreachable)
    expect(received).toHaveLength(before + 1)
    const url = `http://127.0.0.1:${await closedPort()}/`
    const nobody = httpSms({ url, secret }, systemClock)
    await expect(nobody.send('sms', '+86', '')).rejects.toMatchObject(unreachable)
  })
})
