import { useText } from '../../../platform/i18n/use-text.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { tableStatesText as words } from './messages.ts'
import './connection-lost.css'

/** Said while the live connection is away: what the page shows may be stale. */
export function ConnectionLost() {
  const t = useText()
  if (useLiveState() !== 'lost') return null
  return (
    <p role="status" className="connection-lost">
      {t(words.connectionLost)}
    </p>
  )
}
