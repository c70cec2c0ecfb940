import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { bookText } from '../words/messages.ts'

/** In rem: what sticks below it has to begin so much lower. */
export const bannerRem = 2.25

/** The warning about prices on the screen; null while they are current. */
export const useFeedWords = (feedAlive: boolean): string | null => {
  const t = useText()
  if (useLiveState() === 'lost') return t(bookText.reconnecting)
  return feedAlive ? null : t(bookText.silent)
}

/** Sticky warning that the prices on the screen may be stale. */
export function FeedBanner({ words, topRem }: { words: string; topRem: number }) {
  return (
    <div
      className="sticky z-20 bg-surface"
      style={{ top: `${topRem}rem`, height: `${bannerRem}rem` }}
    >
      <p
        role="status"
        className="flex h-full items-center gap-2 border-b border-warn/30 bg-warn/8 px-3 text-13 text-warn"
      >
        <Icon name="warning" className="size-4 shrink-0" />
        <span className="truncate">{words}</span>
      </p>
    </div>
  )
}
