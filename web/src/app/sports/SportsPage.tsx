import { useParams } from 'react-router'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import type { ChatSlot } from '../../features/sports/match/chat-slot.ts'
import { SportsScreen } from '../../features/sports/SportsScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { latePart } from '../../platform/network/late-part.ts'
import { useTabs } from '../tabs/tabs-store.ts'
import { usePhone } from '../../platform/device/use-phone.ts'
import { useWide } from '../viewport/use-wide.ts'

const ChatColumn = latePart(() => import('../chat/ChatColumn.tsx'), 'ChatColumn')

const renderChat: ChatSlot = (props) => <ChatColumn {...props} />

/** The local sport venue: ours is the only one. */
export function SportsPage() {
  const { enName = '' } = useParams()
  const phone = usePhone()
  const wide = useWide()
  const hasTabs = useTabs().visited.length > 1
  if (enName.toLowerCase() !== sportsEnName) return <NotFoundScreen />
  // The main bar stays in sight, and the tab bar once there is more than one page.
  const headerRem = phone ? 3.5 : hasTabs ? 7 : 4.5
  return <SportsScreen phone={phone} wide={wide} headerRem={headerRem} chat={renderChat} />
}
