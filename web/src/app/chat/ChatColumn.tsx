import { matchRid } from '@xinghe/rules/chat/room.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { ChatPanel } from '../../features/chat/ChatPanel.tsx'
import { ChatTeaser } from '../../features/chat/ChatTeaser.tsx'
import { usePhone } from '../../platform/device/use-phone.ts'
import { sharedBets } from './shared-bets.tsx'
import { useChatAddress } from './use-chat-address.ts'

/** The chat in a column of the sportsbook; on a phone the way into it. */
export function ChatColumn({
  matchId,
  className,
}: {
  matchId: string | null
  className?: string | undefined
}) {
  const phone = usePhone()
  const { open } = useChatAddress()
  const rid = matchId === null ? 'hall' : matchRid(matchId)
  if (phone) return <ChatTeaser onOpen={() => open(rid)} />
  return (
    <ChatPanel
      rid={rid}
      {...sharedBets}
      onEnlarge={open}
      className={classNames('overflow-hidden rounded-md border border-line', className)}
    />
  )
}
