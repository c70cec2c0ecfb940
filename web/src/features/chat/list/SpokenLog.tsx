import type { RoomView } from '@xinghe/rules/chat/view-state.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'
import { messageText } from './message-text.ts'
import { isHidden } from './rows.ts'

const everyMs = 5_000
const linesMost = 5

interface SpokenLogProps {
  room: RoomView
  hidden: ReadonlySet<string>
  self: string | null
}

/**
 * For screen readers: one line every five seconds, the newest message of others. The list itself is no live
 * region, because scrolling draws other rows and history is read on demand.
 */
export function SpokenLog({ room, hidden, self }: SpokenLogProps) {
  const t = useText()
  const [lines, setLines] = useState<readonly { seq: number; text: string }[]>([])
  const spokenUpTo = useRef<number | null>(null)
  const speak = useEffectEvent(() => {
    // What was there when the room was opened is history.
    spokenUpTo.current ??= room.have
    const upTo = spokenUpTo.current
    const fresh = room.entries.filter(
      (message) =>
        message.seq > upTo &&
        message.kind !== 'gift' &&
        message.from.userKey !== self &&
        !isHidden(hidden, message),
    )
    spokenUpTo.current = Math.max(upTo, room.have)
    const last = fresh.at(-1)
    const line = last === undefined ? null : messageText(last, t)
    if (last === undefined || line === null) return
    const text = fresh.length === 1 ? line : t(words.spokenMore, { line, count: fresh.length - 1 })
    setLines((before) => [...before, { seq: last.seq, text }].slice(-linesMost))
  })
  const isJoined = room.epoch !== null
  useEffect(() => {
    if (!isJoined) return undefined
    speak()
    const timer = setInterval(() => speak(), everyMs)
    return () => clearInterval(timer)
  }, [isJoined])
  return (
    <div role="log" aria-label={t(words.spoken)} aria-relevant="additions" className="sr-only">
      {lines.map(({ seq, text }) => (
        <p key={seq}>{text}</p>
      ))}
    </div>
  )
}
