import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** What a member was shown before they claimed. */
export interface Confirmed {
  readonly memberId: MemberId
  readonly source: string
  readonly version: number
  readonly period: string
  readonly item: string
  readonly amount: Fen
}

const validMs = 10 * minuteMs

const signature = (
  secrets: Secrets,
  { memberId, source, version, period, item, amount }: Confirmed,
  until: number,
): string =>
  createHmac('sha256', secrets.key('activity-confirmation'))
    .update([memberId, source, version, period, item, amount, until].join('\n'))
    .digest('base64url')

/** Nothing is stored: the id is the signature of what was shown, and until when it holds. */
export const makeConfirmId = (secrets: Secrets, confirmed: Confirmed, now: Instant): string => {
  const until = later(now, validMs)
  return `${until}.${signature(secrets, confirmed, until)}`
}

/** True when the member was shown exactly this within the last ten minutes. */
export const isConfirmed = (
  secrets: Secrets,
  confirmId: string,
  confirmed: Confirmed,
  now: Instant,
): boolean => {
  const [until = '', given = ''] = confirmId.split('.')
  if (!/^\d{13}$/.test(until) || instant(Number(until)) < now) return false
  const [own, other] = [signature(secrets, confirmed, Number(until)), given].map((text) =>
    Buffer.from(text),
  )
  return own !== undefined && other?.length === own.length && timingSafeEqual(own, other)
}
