import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  checkMessage,
  keyIdHeader,
  signatureHeader,
  signedHeaders,
  timestampHeader,
} from '../../../../platform/signing/signed-message.ts'
import type { PayoutAnswer } from './payout-adapter.ts'

const shapeOf = (id: string) =>
  z.union([
    z.object({
      id: z.literal(id),
      fate: z.literal('paid'),
      reference: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    z.object({
      id: z.literal(id),
      fate: z.literal('failed'),
      reason: z.string().check(z.maxLength(400)),
    }),
    z.object({ id: z.literal(id), fate: z.literal('pending') }),
  ])

/** An answer as it comes over the wire. */
export interface HeardAnswer {
  header(name: string): string | null
  readonly body: Buffer
}

export const signAnswer = (
  secret: string,
  now: Instant,
  id: string,
  answer: PayoutAnswer,
): HeardAnswer => {
  const body = Buffer.from(JSON.stringify({ id, ...answer }))
  const headers = signedHeaders(secret, now, body)
  return { header: (name) => headers[name] ?? null, body }
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Believes only an answer about this withdrawal that the provider signed just now. Any other leaves the
 * outcome unknown: a forged `failed` would return money that was paid.
 */
export const readAnswer = (
  secrets: readonly string[],
  id: string,
  heard: HeardAnswer,
  now: Instant,
): PayoutAnswer => {
  const told = {
    timestamp: heard.header(timestampHeader) ?? '',
    signature: heard.header(signatureHeader) ?? '',
    keyId: heard.header(keyIdHeader) ?? '',
    body: heard.body,
  }
  if (checkMessage(secrets, told, now) !== 'good') throw new Refused('outside-unreachable')
  const answer = z.safeParse(shapeOf(id), parsed(heard.body))
  if (!answer.success) throw new Refused('outside-unreachable')
  return answer.data
}
