import type { RoomView } from '@xinghe/rules/chat/view-state.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { chatText, eventNames, scoreText } from '../words/messages.ts'
import { useScript } from '../words/use-script.ts'
import { Quiz } from './Quiz.tsx'

function ScoreLine({ score }: { score: NonNullable<RoomView['score']> }) {
  const t = useText()
  const { home, away, clock, event } = score
  const name = event === null ? undefined : eventNames[event.kind]
  const side = event?.side === 'H' ? scoreText.home : event?.side === 'C' ? scoreText.away : null
  return (
    <p
      aria-label={t(scoreText.label)}
      className="flex items-center gap-2 border-b border-line px-3 py-1.5 text-12"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-rise" />
      <strong className="font-num text-14 text-rise">
        {home} - {away}
      </strong>
      <span className="font-num text-muted">{clock.split('^')[1] ?? ''}</span>
      {name !== undefined && (
        <span className="ml-auto truncate text-ink">
          {side === null ? '' : `${t(side)} `}
          {t(name)}
        </span>
      )}
    </p>
  )
}

/** Above the messages: the notice of the room, VIPs who are here, the score and the guess. */
export function RoomNotes({ room }: { room: RoomView }) {
  const t = useText()
  const inScript = useScript()
  const pinned = room.status?.pinned ?? null
  return (
    <>
      {pinned !== null && (
        <p className="flex items-start gap-1.5 border-b border-line bg-gold/8 px-3 py-1.5 text-12 text-gold-text">
          <Icon name="bell" className="mt-0.5 size-3.5 shrink-0" />
          <span className="sr-only">{t(chatText.pinned)}</span>
          <span className="line-clamp-2">{inScript(pinned)}</span>
        </p>
      )}
      {room.newcomers.length > 0 && (
        <p className="flex items-center gap-1.5 truncate border-b border-line px-3 py-1 text-12 text-gold-text">
          <Icon name="crown" className="size-3.5 shrink-0" />
          {t(chatText.present, { names: room.newcomers.join('、') })}
        </p>
      )}
      {room.score !== null && <ScoreLine score={room.score} />}
      {room.quiz !== null && <Quiz quiz={room.quiz} />}
    </>
  )
}
