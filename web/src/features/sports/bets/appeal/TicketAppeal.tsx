import type { Instant } from '@xinghe/rules/base/instant.ts'
import { Appeal } from './Appeal.tsx'
import { useAppeals } from './use-appeals.ts'

type TicketAppealProps = { ticketId: string; settledAt: Instant }

/** The appeal to one ticket, for a page that is not a list of them. */
export function TicketAppeal({ ticketId, settledAt }: TicketAppealProps) {
  const appeals = useAppeals([ticketId])
  return <Appeal ticketId={ticketId} settledAt={settledAt} appeal={appeals.of(ticketId)} />
}
