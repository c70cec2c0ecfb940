import type { ChatSlot } from '../../features/sports/match/chat-slot.ts'
import type { SportsScreenProps } from '../../features/sports/SportsScreen.tsx'
import { usePhone } from '../../platform/device/use-phone.ts'
import { useShort } from '../../platform/device/use-short.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useTabs } from '../tabs/tabs-store.ts'
import { useWide } from '../viewport/use-wide.ts'

const ChatColumn = latePart(() => import('../chat/ChatColumn.tsx'), 'ChatColumn')

const renderChat: ChatSlot = (props) => <ChatColumn {...props} />

/** The room that the site leaves to the book. */
export const useBookFrame = (): SportsScreenProps => {
  const phone = usePhone()
  const short = useShort()
  const wide = useWide()
  const hasTabs = useTabs().visited.length > 1
  // The main bar stays in sight, and the tab bar once there is more than one page.
  const headerRem = short ? 0 : phone ? 3.5 : hasTabs ? 7 : 4.5
  return { phone, wide, headerRem, chat: renderChat }
}
