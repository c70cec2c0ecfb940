import { expect, it } from 'vitest'
import { keyIdHeader, keyIdOf } from '../../../platform/signing/signed-message.ts'
import { isSigned, signRequest } from './sign-request.ts'

const [now, request] = [1_800_000_000_000, { method: 'POST', path: '/v1/balance', body: '{}' }]
const [current, retired] = ['the secret of the venue', 'the secret of last year']

it('names the secret that signs, so that the venue can accept two while one is changed', () => {
  expect(signRequest(current, now, request)[keyIdHeader]).toBe(keyIdOf(current))
})

it('is not accepted with a retired secret', () => {
  expect(isSigned(current, now, signRequest(current, now, request), request)).toBe(true)
  expect(isSigned(current, now, signRequest(retired, now, request), request)).toBe(false)
})
