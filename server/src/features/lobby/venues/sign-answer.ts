import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyIdHeader, keyIdOf, namedSecrets } from '../../../platform/signing/signed-message.ts'
import { signatureHeader } from './sign-request.ts'

/** Over the signature of the request too, which has its path and time: an answer to another one is worth nothing. */
const answerSignature = (secret: string, requestSignature: string, body: string): string =>
  createHmac('sha256', secret).update(`answer ${requestSignature}\n${body}`).digest('hex')

export const signAnswer = (
  secret: string,
  requestSignature: string,
  body: string,
): Record<string, string> => ({
  [keyIdHeader]: keyIdOf(secret),
  [signatureHeader]: answerSignature(secret, requestSignature, body),
})

/** An answer as it was heard; a header that it does not have is empty. */
export interface HeardAnswer {
  readonly signature: string
  readonly keyId: string
  readonly body: string
}

export const hearAnswer = async (response: Response): Promise<HeardAnswer> => ({
  signature: response.headers.get(signatureHeader) ?? '',
  keyId: response.headers.get(keyIdHeader) ?? '',
  body: await response.text(),
})

/** Signed with one of these secrets: with the one that its key id names, where it has one. */
export const isAnswerSigned = (
  secrets: readonly string[],
  requestSignature: string,
  { signature, keyId, body }: HeardAnswer,
): boolean => {
  const given = Buffer.from(signature)
  return namedSecrets(secrets, keyId).some((secret) => {
    const wanted = Buffer.from(answerSignature(secret, requestSignature, body))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
