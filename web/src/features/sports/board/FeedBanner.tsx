import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { bookText as words } from '../messages.ts'

/** Says when the prices on the screen are not what they seem. */
export function FeedBanner({ feedAlive }: { feedAlive: boolean }) {
  const t = useText()
  const lost = useLiveState() === 'lost'
  if (feedAlive && !lost) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-warn/30 bg-warn/8 px-3 py-2 text-13 text-warn"
    >
      <Icon name="warning" className="size-4" />
      {t(lost ? words.reconnecting : words.silent)}
    </p>
  )
}
