import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { closedPort } from '../../../../../test/closed-port.ts'
import { providerAnswer, type ProviderAnswer } from '../../../../../test/provider.ts'
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
const secret = 'a-shared-secret-of-ours'
const oldSecret = 'the-shared-secret-before'
const now = instant(1_800_000_000_000)
const orderId = 'dep_0123456789abcdef'

const unsigned = (body: string): ProviderAnswer => ({ headers: {}, body })
const signed = (fields: object, by = secret, atMs: number = now): ProviderAnswer =>
  providerAnswer(by, atMs, { ...fields })
const whole = { orderId, ...payee }
const answers: Record<string, [number, ProviderAnswer]> = {
  '/ok': [200, signed(whole)],
  '/before': [200, signed(whole, oldSecret)],
  '/no': [422, signed(whole)],
  '/half': [200, signed({ orderId, bank: '' })],
  '/words': [200, unsigned('thanks')],
  '/unsigned': [200, unsigned(JSON.stringify(whole))],
  '/forged': [200, signed(whole, 'a-secret-that-was-made-up')],
  '/stale': [200, signed(whole, secret, now - 5 * minuteMs - 1)],
  '/another': [200, signed({ ...whole, orderId: 'dep_fedcba9876543210' })],
  '/of-none': [200, signed(payee)],
  '/elsewhere': [302, unsigned('')],
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
    const [status, { headers, body }] = answers[request.url ?? ''] ?? [404, unsigned('')]
    response.writeHead(status, { location: '/ok', ...headers }).end(body)
  })
})
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
})
afterAll(() => new Promise((done) => provider.close(done)))

const clock = { now: () => now, advance: null }
const adapterAt = (url: string, more: object = {}) =>
  httpRail({
    clock,
    config: readConfig(
      {
        DATABASE_URL: 'postgres://nowhere',
        SITE_URL: 'https://site.example',
        RAIL_ADAPTER: 'http',
        RAIL_URL: url,
        RAIL_SECRET: secret,
        ...more,
        RAIL_CALLBACK_SECRETS:
          'bank=callbacks-of-the-bank,alipay=callbacks-of=alipay,bank=its-next-secret!',
      },
      '/tmp',
    ),
  })
const order = {
  orderId,
  rail: 'alipay',
  payAmount: 500_37n,
  remark: null,
  coinAmount: null,
  expiresAt: later(now, 10 * minuteMs),
  now,
} as const
const open = (path: string, more: object = {}) => {
  const { port } = provider.address() as AddressInfo
  return adapterAt(`http://127.0.0.1:${port}${path}`, more).open(order)
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

  it.each(['/no', '/half'])('is refused (6014) where it answers %s', async (path) => {
    await expect(open(path)).rejects.toMatchObject({ refusal: 'outside-refused' })
  })

  it.each(['/words', '/unsigned', '/forged', '/stale', '/another', '/of-none'])(
    'has not answered (6006) where it answers %s: nobody is paid whom it did not sign for this order',
    async (path) => {
      await expect(open(path)).rejects.toMatchObject({ refusal: 'outside-unreachable' })
    },
  )

  it('may sign with the old secret while it is changed, and not afterwards', async () => {
    expect(await open('/before', { RAIL_SECRET_OLD: oldSecret })).toEqual(payee)
    expect(await open('/ok', { RAIL_SECRET_OLD: oldSecret })).toEqual(payee)
    await expect(open('/before')).rejects.toMatchObject({ refusal: 'outside-unreachable' })
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
