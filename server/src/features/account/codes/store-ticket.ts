import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Ticket, TicketPurpose } from './tickets.ts'

export const ticketLifeMs = 10 * minuteMs

export interface NewTicket {
  readonly hash: string
  readonly purpose: TicketPurpose
  readonly step: number
  readonly memberId: MemberId | null
  readonly subjectHash: string
  readonly uuid: string
}

export interface SoughtTicket {
  readonly hash: string
  readonly purpose: TicketPurpose
  readonly step: number
  readonly uuid: string
}

export const insertTicket = async (db: Db, made: NewTicket, now: Instant): Promise<void> => {
  await db`
    insert into step_ticket (ticket_hash, purpose, step, member_id, subject_hash, uuid, made_at)
    values (${made.hash}, ${made.purpose}, ${made.step}, ${made.memberId}, ${made.subjectHash},
            ${made.uuid}, ${timestamp(now)})`
}

export const findTicket = async (
  db: Db,
  sought: SoughtTicket,
  now: Instant,
): Promise<Ticket | null> => {
  const [row] = await db<Ticket[]>`
    select ticket_hash as hash, member_id as "memberId", subject_hash as "subjectHash", tries
    from step_ticket
    where ticket_hash = ${sought.hash} and purpose = ${sought.purpose} and step = ${sought.step}
      and uuid = ${sought.uuid} and used_at is null and made_at > ${timestamp(later(now, -ticketLifeMs))}`
  return row ?? null
}

/** One statement, so that exactly one of parallel tries gets the ticket. */
export const useTicket = async (db: Db, hash: string, now: Instant): Promise<boolean> => {
  const rows = await db`
    update step_ticket set used_at = ${timestamp(now)}
    where ticket_hash = ${hash} and used_at is null and made_at > ${timestamp(later(now, -ticketLifeMs))}
    returning 1`
  return rows.length === 1
}

/** Counts a guess before it is judged; false once there have been `most`. */
export const countGuess = async (db: Db, hash: string, most: number): Promise<boolean> => {
  const rows = await db`
    update step_ticket set tries = tries + 1 where ticket_hash = ${hash} and tries < ${most}
    returning 1`
  return rows.length === 1
}

export const takeBackGuess = async (db: Db, hash: string): Promise<void> => {
  await db`update step_ticket set tries = tries - 1 where ticket_hash = ${hash}`
}

export const purgeTickets = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`delete from step_ticket where made_at < ${timestamp(before)}`
  return result.count
}
