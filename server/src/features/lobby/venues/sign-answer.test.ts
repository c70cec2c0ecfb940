import { expect, it } from 'vitest'
import { isAnswerSigned, signAnswer } from './sign-answer.ts'
import { signatureHeader } from './sign-request.ts'

const secret = 'the secret of the venue'
const body = '{"outcome":"done","balance":"1.00"}'
const signature = signAnswer(secret, 'of-request', body)[signatureHeader] ?? null

it('is accepted for its request, with its body and secret', () => {
  expect(isAnswerSigned(secret, 'of-request', { signature, body })).toBe(true)
})

it.each([
  ['another secret', 'the secret of last year', 'of-request', signature, body],
  ['another request', secret, 'of-another', signature, body],
  ['another body', secret, 'of-request', signature, '{"outcome":"refused","reason":""}'],
  ['no signature', secret, 'of-request', null, body],
])('is not accepted with %s', (_, other, request, given, told) => {
  expect(isAnswerSigned(other, request, { signature: given, body: told })).toBe(false)
})
