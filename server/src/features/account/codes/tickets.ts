import { createHmac, randomBytes } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashSecret } from '../member/random-id.ts'
import * as store from './store-ticket.ts'

/** The purpose of a chain of steps; the ticket of a step is valid for the next step only. */
export type TicketPurpose = 'reset' | 'new-device' | 'withdrawal-password'

export interface Ticket {
  readonly hash: string
  /** Null when the name or contact was wrong: the steps then have no effect. */
  readonly memberId: MemberId | null
  readonly subjectHash: string
  readonly tries: number
}

export interface TicketIssue {
  readonly purpose: TicketPurpose
  /** The step for which the ticket is valid. */
  readonly step: number
  readonly memberId: MemberId | null
  readonly subjectHash: string
  readonly uuid: string
  readonly now: Instant
}

export interface TicketShown {
  readonly ticket: string
  readonly purpose: TicketPurpose
  readonly step: number
  readonly subjectHash: string
  readonly uuid: string
  readonly now: Instant
}

const ticketBytes = 32

/** Name and contact of a ticket, as one keyed hash. */
export const hashSubject = (secrets: Secrets, ...parts: readonly string[]): string =>
  createHmac('sha256', secrets.key('step-ticket')).update(JSON.stringify(parts)).digest('hex')

/** Stored as a hash, bound to browser, purpose and subject; valid once, for ten minutes. */
export const issueTicket = async (db: Db, issue: TicketIssue): Promise<string> => {
  const ticket = randomBytes(ticketBytes).toString('base64url')
  await store.insertTicket(db, { ...issue, hash: hashSecret(ticket) }, issue.now)
  return ticket
}

/** The valid ticket, else a refusal to start over. The ticket stays valid until `spendTicket`. */
export const readTicket = async (db: Db, shown: TicketShown): Promise<Ticket> => {
  const found = await store.findTicket(db, { ...shown, hash: hashSecret(shown.ticket) }, shown.now)
  if (found === null || found.subjectHash !== shown.subjectHash) throw new Refused('ticket-expired')
  return found
}

/** Passes for exactly one of parallel calls. */
export const spendTicket = async (db: Db, ticket: Ticket, now: Instant): Promise<void> => {
  if (!(await store.useTicket(db, ticket.hash, now))) throw new Refused('ticket-expired')
}
