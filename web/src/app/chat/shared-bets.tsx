import type { SharedBet } from '@xinghe/rules/chat/room-event.ts'
import { ShareableBets } from '../../features/sports/share/ShareableBets.tsx'
import { SharedBetCard } from '../../features/sports/share/SharedBetCard.tsx'

/** What the chat shows of the sportsbook. */
export const sharedBets = {
  renderBet: (bet: SharedBet) => <SharedBetCard bet={bet} />,
  renderPicker: (onShare: (ticketId: string, withStake: boolean) => void) => (
    <ShareableBets onShare={onShare} />
  ),
}
