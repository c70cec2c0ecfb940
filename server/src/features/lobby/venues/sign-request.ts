import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { keyIdHeader, keyIdOf } from '../../../platform/signing/signed-message.ts'

/** `path` with its query, as it stands in the request. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly body: string
}

export const timeHeader = 'x-venue-time'
export const signatureHeader = 'x-venue-signature'
const toleranceMs = minuteMs

const signature = (secret: string, time: string, { method, path, body }: SignedRequest): string =>
  createHmac('sha256', secret).update(`${time}\n${method} ${path}\n${body}`).digest('hex')

export const signRequest = (
  secret: string,
  nowMs: number,
  request: SignedRequest,
): Record<string, string> => {
  const time = String(nowMs)
  return {
    [timeHeader]: time,
    [keyIdHeader]: keyIdOf(secret),
    [signatureHeader]: signature(secret, time, request),
  }
}

export const isSigned = (
  secret: string,
  nowMs: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  request: SignedRequest,
): boolean => {
  const [time, given] = [headers[timeHeader], headers[signatureHeader]]
  if (typeof time !== 'string' || !/^\d{1,15}$/.test(time)) return false
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false
  if (Math.abs(nowMs - Number(time)) > toleranceMs) return false
  const expected = signature(secret, time, request)
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))
}
