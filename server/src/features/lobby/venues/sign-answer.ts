import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureHeader } from './sign-request.ts'

/** Over the signature of the request too, which has its path and time: an answer to another one is worth nothing. */
const answerSignature = (secret: string, requestSignature: string, body: string): string =>
  createHmac('sha256', secret).update(`answer ${requestSignature}\n${body}`).digest('hex')

export const signAnswer = (
  secret: string,
  requestSignature: string,
  body: string,
): Record<string, string> => ({
  [signatureHeader]: answerSignature(secret, requestSignature, body),
})

export const isAnswerSigned = (
  secret: string,
  requestSignature: string,
  answer: { readonly signature: string | null; readonly body: string },
): boolean => {
  const wanted = Buffer.from(answerSignature(secret, requestSignature, answer.body))
  const given = Buffer.from(answer.signature ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
