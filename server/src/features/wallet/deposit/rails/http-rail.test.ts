import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { closedPort } from '../../../../../test/closed-port.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { checkMessage } from '../../../../platform/signing/signed-message.ts'
import { httpRail } from './http-rail.ts'

const payee = {
  bank: '',
  branch: '',
  holder: '',
  account: 'shop-7',
  qrText: 'https://pay.example/7',
}
const answers: Record<string, [number, string]> = {
  '/ok': [200, JSON.stringify(payee)],
  '/no': [422, JSON.stringify(payee)],
  '/half': [200, '{"bank":""}'],
  '/words': [200, 'thanks'],
  '/elsewhere': [302, ''],
}
interface Received {
  readonly timestamp: string
  readonly signature: string
  readonly keyId: string
  readonly body: Buffer
}
const received: Received[] = []
const provider = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({
      timestamp: String(request.headers['x-timestamp']),
      signature: String(request.headers['x-signature']),
      keyId: String(request.headers['x-key-id']),
      body: Buffer.concat(parts),
    })
    const [status, text] = answers[request.url ?? ''] ?? [404, '']
    response.writeHead(status, { location: '/ok' }).end(text)
  })
})
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
})
afterAll(() => new Promise((done) => provider.close(done)))

const secret = 'a-shared-secret-of-ours'
const now = instant(1_800_000_000_000)
const adapterAt = (url: string) =>
  httpRail({
    config: readConfig(
      {
        DATABASE_URL: 'postgres://nowhere',
        SITE_URL: 'https://site.example',
        RAIL_ADAPTER: 'http',
        RAIL_URL: url,
        RAIL_SECRET: secret,
        RAIL_CALLBACK_SECRETS:
          'bank=callbacks-of-the-bank,alipay=callbacks-of=alipay,bank=its-next-secret!',
      },
      '/tmp',
    ),
  })
const order = {
  orderId: 'dep_0123456789abcdef',
  rail: 'alipay',
  payAmount: 500_37n,
  remark: null,
  coinAmount: null,
  expiresAt: later(now, 10 * minuteMs),
  now,
} as const
const open = (path: string) => {
  const { port } = provider.address() as AddressInfo
  return adapterAt(`http://127.0.0.1:${port}${path}`).open(order)
}

describe('a provider over HTTP', () => {
  it('gets the order, signed, and answers with the payee', async () => {
    expect(await open('/ok')).toEqual(payee)
    const told = received.at(-1)
    expect(JSON.parse(told?.body.toString() ?? '{}')).toEqual({
      orderId: order.orderId,
      rail: 'alipay',
      amount: '500.37',
      remark: null,
      coinAmount: null,
      expiresAt: new Date(order.expiresAt).toISOString(),
      callbackUrl: 'https://site.example/fd/callback/alipay',
    })
    expect(told === undefined ? 'nothing' : checkMessage([secret], told, now)).toBe('good')
  })

  it.each(['/no', '/half', '/words'])('is refused (6014) where it answers %s', async (path) => {
    await expect(open(path)).rejects.toMatchObject({ refusal: 'outside-refused' })
  })

  it('is unreachable (6006) when it redirects or does not listen', async () => {
    const unreachable = { refusal: 'outside-unreachable' }
    await expect(open('/elsewhere')).rejects.toMatchObject(unreachable)
    const nobody = adapterAt(`http://127.0.0.1:${await closedPort()}/`)
    await expect(nobody.open(order)).rejects.toMatchObject(unreachable)
  })

  it('has the secrets of each rail that is connected, and no cashier', () => {
    const adapter = adapterAt('https://pay.example')
    expect(adapter.callbackSecrets('bank')).toEqual(['callbacks-of-the-bank', 'its-next-secret!'])
    expect(adapter.callbackSecrets('alipay')).toEqual(['callbacks-of=alipay'])
    expect(adapter.callbackSecrets('wechat')).toEqual([])
    expect(adapter.cashierUrl(order.orderId)).toBeNull()
  })
})
