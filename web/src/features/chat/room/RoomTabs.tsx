import { CountBadge } from '@xinghe/ui/CountBadge.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useChatView } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { unreadOf } from '../list/rows.ts'
import { chatText as words } from '../words/messages.ts'
import { useScript } from '../words/use-script.ts'
import { roomName } from './room-names.ts'

interface RoomTabsProps {
  id: string
  rooms: readonly string[]
  shown: string
  onShow: (rid: string) => void
}

function TabLabel({ rid, shown }: { rid: string; shown: boolean }) {
  const t = useText()
  const inScript = useScript()
  const room = useChatView((view) => view.rooms[rid])
  const unread = useChatView(({ rooms, hidden, self }) => {
    const each = rooms[rid]
    return each === undefined || shown ? 0 : unreadOf(each, hidden, self?.userKey ?? null)
  })
  return (
    <span className="flex items-center gap-1">
      {roomName(rid, room, t, inScript)}
      <CountBadge count={unread} label={t(words.unread, { count: unread })} />
    </span>
  )
}

/** The rooms of the panel with what is unread in those behind. */
export function RoomTabs({ id, rooms, shown, onShow }: RoomTabsProps) {
  const t = useText()
  return (
    <Tabs
      id={id}
      label={t(words.rooms)}
      value={shown}
      onValueChange={onShow}
      tabs={rooms.map((rid) => ({
        key: rid,
        label: <TabLabel rid={rid} shown={rid === shown} />,
      }))}
      className="min-w-0 flex-1 gap-4! border-b-0"
    />
  )
}
