import { describe, expect, it } from 'vitest'
import { instant, later } from '@xinghe/rules/base/instant.ts'
import {
  checkMessage,
  keyIdHeader,
  messageAgeMs,
  signatureHeader,
  signedHeaders,
  timestampHeader,
  type SignedMessage,
} from './signed-message.ts'

const [old, current, strange] = ['the-old-secret', 'the-current-secret', 'the-secret-of-another']
const now = instant(1_800_000_000_000)
const body = Buffer.from('{"fate":"failed"}')

const told = (secret: string, at = now): SignedMessage => {
  const headers = signedHeaders(secret, at, body)
  return {
    timestamp: headers[timestampHeader] ?? '',
    signature: headers[signatureHeader] ?? '',
    keyId: headers[keyIdHeader] ?? '',
    body,
  }
}

describe('a signed message', () => {
  it('is accepted with either of two secrets while one is changed', () => {
    for (const secret of [old, current])
      expect(checkMessage([current, old], told(secret), now)).toBe('good')
    expect(checkMessage([current], told(old), now)).toBe('forged')
    expect(checkMessage([current, old], told(strange), now)).toBe('forged')
  })

  it('of a sender that names no key is tried with every secret', () => {
    expect(checkMessage([current, old], { ...told(old), keyId: '' }, now)).toBe('good')
    expect(checkMessage([current, old], { ...told(strange), keyId: '' }, now)).toBe('forged')
  })

  it('is checked only with the secret that it names', () => {
    expect(checkMessage([current, old], { ...told(old), keyId: told(current).keyId }, now)).toBe(
      'forged',
    )
  })

  it('is refused when anything in it was changed, or when it is old', () => {
    const good = told(current)
    expect(checkMessage([current], { ...good, body: Buffer.from('{}') }, now)).toBe('forged')
    expect(checkMessage([current], { ...good, timestamp: String(now + 1) }, now)).toBe('forged')
    expect(checkMessage([current], { ...good, signature: '' }, now)).toBe('forged')
    expect(checkMessage([], good, now)).toBe('forged')
    expect(checkMessage([current], good, later(now, messageAgeMs + 1))).toBe('stale')
  })
})
