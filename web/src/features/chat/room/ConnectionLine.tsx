import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useEffect, useState } from 'react'
import { useChatView } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { chatText as words } from '../words/messages.ts'

/** A first connection takes a moment; nobody needs to be told of it. */
const quietMs = 800

/** Says that the connection is being made or made again; messages are kept meanwhile. */
export function ConnectionLine() {
  const t = useText()
  const connection = useChatView((view) => view.connection)
  const blocked = useChatView((view) => view.blocked !== null)
  const [late, setLate] = useState(false)
  const ready = connection === 'ready' || blocked
  useEffect(() => {
    if (ready) return undefined
    const timer = setTimeout(() => setLate(true), quietMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [ready])
  return (
    <p role="status" className="empty:hidden">
      {!ready && late && (
        <span className="flex items-center justify-center gap-1.5 border-b border-line bg-warn/8 px-3 py-1 text-12 text-warn">
          <Spinner className="size-3" />
          {t(connection === 'offline' ? words.offline : words.connecting)}
        </span>
      )}
    </p>
  )
}
