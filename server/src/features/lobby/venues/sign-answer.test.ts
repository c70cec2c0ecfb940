import { expect, it } from 'vitest'
import { keyIdHeader, keyIdOf } from '../../../platform/signing/signed-message.ts'
import { isAnswerSigned, signAnswer } from './sign-answer.ts'
import { signatureHeader } from './sign-request.ts'

const [secret, other] = ['the secret of the venue', 'the secret of last year']
const body = '{"outcome":"done","balance":"1.00"}'
const headers = signAnswer(secret, 'of-request', body)
const answer = {
  signature: headers[signatureHeader] ?? '',
  keyId: headers[keyIdHeader] ?? '',
  body,
}

it('is accepted for its request, with its body and secret', () => {
  expect(isAnswerSigned([secret], 'of-request', answer)).toBe(true)
  expect(isAnswerSigned([other, secret], 'of-request', answer)).toBe(true)
})

it('names the secret that signed, and is accepted without a name too', () => {
  expect(answer.keyId).toBe(keyIdOf(secret))
  expect(isAnswerSigned([other, secret], 'of-request', { ...answer, keyId: '' })).toBe(true)
})

it.each([
  ['another secret', [other], 'of-request', answer],
  ['no secret', [], 'of-request', answer],
  ['another request', [secret], 'of-another', answer],
  ['another body', [secret], 'of-request', { ...answer, body: '{"outcome":"refused"}' }],
  ['no signature', [secret], 'of-request', { ...answer, signature: '' }],
  [
    'the name of another secret',
    [secret, other],
    'of-request',
    { ...answer, keyId: keyIdOf(other) },
  ],
])('is not accepted with %s', (_, secrets, request, heard) => {
  expect(isAnswerSigned(secrets, request, heard)).toBe(false)
})
