import { randomBytes } from 'node:crypto'
import type { AwardSource, AwardState } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

/** An award that is to be offered or granted: one per member, source, period and item. */
export interface NewAward {
  readonly memberId: MemberId
  readonly source: AwardSource
  /** The name of the day, week or month; empty where it is given once for ever. */
  readonly period: string
  readonly item: string
  readonly amount: Fen
  /** Turnover asked before a withdrawal, in hundredths of the amount. */
  readonly multipleHundredths: number
  /** The version of the terms that it follows. */
  readonly version: number | null
  /** An offer that is not claimed by then is lost. */
  readonly claimUntil: Instant | null
}

export interface Award extends NewAward {
  readonly id: string
  readonly state: AwardState
  readonly offeredAt: Instant
  readonly grantedAt: Instant | null
  readonly endedAt: Instant | null
}

export const newAwardId = (): string => `awd_${randomBytes(12).toString('hex')}`
