import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { bookText as words } from '../words/messages.ts'

/** Prices that may be stale are pale, with the reason. */
export function StalePrices({ feedAlive, children }: { feedAlive: boolean; children: ReactNode }) {
  const t = useText()
  const isLost = useLiveState() === 'lost'
  const doubt = isLost ? words.stale : feedAlive ? null : words.silent
  return (
    <div
      className={doubt === null ? '' : 'opacity-60'}
      title={doubt === null ? undefined : t(doubt)}
    >
      {children}
    </div>
  )
}
