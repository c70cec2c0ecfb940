import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { ReactNode } from 'react'
import { BetRecordScreen } from '../../features/records/bets/BetRecordScreen.tsx'
import type { BetRecord } from '../../features/records/bets/use-bet-records.ts'
import { TicketAppeal } from '../../features/sports/bets/appeal/TicketAppeal.tsx'
import { useAmounts } from '../words/use-amounts.ts'

const appealOf = ({ channelCode, ticketId, settledAt }: BetRecord): ReactNode =>
  channelCode === sportsChannel &&
  settledAt !== null && <TicketAppeal ticketId={ticketId} settledAt={settledAt} />

export function BetRecordPage() {
  return <BetRecordScreen amountsShown={useAmounts().shown} appealOf={appealOf} />
}
