import type { FastifyBaseLogger } from 'fastify'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Session } from '../session/sessions.ts'

/** The context of a call, which a use case gets besides the input. */
export interface CallContext {
  readonly now: Instant
  readonly ip: string
  /** ISO code, null for loopback and unknown addresses. */
  readonly country: string | null
  /** The browser's own id and the fingerprint's hash; both only hints. */
  readonly uuid: string
  readonly device: string
  /** The user agent; a session stores only a short label of it. */
  readonly userAgent: string
  readonly requestId: string
  readonly log: FastifyBaseLogger
  /** A single value that the page sealed with its own key; null if it cannot be opened. */
  readonly openField: (token: string) => string | null
  readonly session: Session | null
}

export interface MemberContext extends CallContext {
  readonly session: Session
  readonly memberId: MemberId
}
