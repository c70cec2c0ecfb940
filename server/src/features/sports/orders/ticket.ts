import type { Instant } from '@xinghe/rules/base/instant.ts'
import { ticketNumber, ticketText } from '@xinghe/rules/records/ticket.ts'
import { betIdOf, type BetId } from './order.ts'

export const ticketOf = (betNumber: number, acceptedAt: Instant): string =>
  ticketText('XH', betNumber, acceptedAt)

/** The bet of a well-formed ticket. The caller compares the ticket with the row. */
export const betOfTicket = (ticket: string): BetId | null => {
  const number = ticketNumber('XH', ticket)
  return number === null ? null : betIdOf(number)
}
