import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { ReactNode } from 'react'
import type { ChosenTicket } from '../../features/inbox/feedback/attach/attachments.ts'
import { FeedbackScreen } from '../../features/inbox/feedback/FeedbackScreen.tsx'
import { TicketAppeal } from '../../features/sports/bets/appeal/TicketAppeal.tsx'

/** The two pages of feedback share most of their parts: one file in the browser. */
export { FeedbackListScreen } from '../../features/inbox/feedback/FeedbackListScreen.tsx'

const appealOf = ({ channelCode, ticketId, settledAt }: ChosenTicket): ReactNode =>
  channelCode === sportsChannel &&
  settledAt !== null && <TicketAppeal ticketId={ticketId} settledAt={settledAt} />

export function FeedbackPage() {
  return <FeedbackScreen appealOf={appealOf} />
}
