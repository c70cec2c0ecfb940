import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const ecdh = createECDH('prime256v1')
const serverPublic = ecdh.generateKeys()

const preInfo = {
  ip: '127.0.0.1',
  serverTime: 1_800_000_000_000,
  encryption: 0,
  key: { id: 'k1', publicKey: serverPublic.toString('base64url') },
  siteBaseConfig: {
    h5DomainUrl: '',
    title: '',
    siteName: '',
    siteUrl: '',
    foreverUrl: '',
    brand: 'xinghe',
  },
  switches: {},
  maintenance: null,
  mode: 'demo',
}

const upKey = (keyHeader: string): Buffer => {
  const theirs = Buffer.from(keyHeader.split('.')[1] ?? '', 'base64url')
  const salt = Buffer.concat([serverPublic, theirs])
  const info = 'xinghe wire 1 client to server'
  return Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), salt, info, 32))
}

const opened = (key: Buffer, token: string): { counter: bigint; text: string } => {
  const bytes = Buffer.from(token, 'base64url')
  const iv = Buffer.concat([Buffer.from([4, 0, 0, 0]), bytes.subarray(0, 8)])
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(bytes.subarray(-16))
  const text = decipher.update(bytes.subarray(8, -16), undefined, 'utf8') + decipher.final('utf8')
  return { counter: bytes.readBigUInt64BE(), text }
}

it('seals each field for the server alone, under a counter of its own', async () => {
  const answer = { status_code: 6000, data: preInfo, message: '' }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const { sealField } = await import('./seal-field.ts')
  const { agreed } = await import('./agreement.ts')
  const [number, empty] = await Promise.all([sealField('8613800138000'), sealField('')])
  const key = upKey((await agreed()).keyHeader)
  expect(opened(key, number).text).toBe('8613800138000')
  expect(opened(key, empty).text).toBe('')
  expect(opened(key, number).counter).not.toBe(opened(key, empty).counter)
})
