import { chatGraphemesMost, cleanChatText, graphemesOf } from '@xinghe/rules/chat/filter-clean.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { chat, useChatView } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useMember } from '../../../platform/member/member.ts'
import { useSession } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { composeText as words } from '../words/messages.ts'
import { shutReason } from './shut-reason.ts'
import { ShutNote } from './ShutNote.tsx'
import { useMuteEnd } from './use-mute-end.ts'

/** The rest is shown from here on. */
const warnFrom = 160
/** An input method is at work; some browsers end the composition before they tell of its last key. */
const composingKeyCode = 229

interface ComposerProps {
  rid: string
  inputRef: RefObject<HTMLInputElement | null>
  /** The list of messages begins above the field. */
  onUp: () => void
  share: ReactNode
}

function Counter({ id, count }: { id: string; count: number }) {
  const t = useText()
  const left = chatGraphemesMost - count
  return (
    <p
      id={id}
      role="status"
      className={classNames('px-3 pt-1 text-12', left < 0 ? 'text-danger' : 'text-muted')}
    >
      {count < warnFrom
        ? ''
        : left < 0
          ? t(words.over, { count: -left })
          : t(words.left, { count: left })}
    </p>
  )
}

/** The field of a room, or the reason why it is shut. */
export function Composer({ rid, inputRef, onUp, share }: ComposerProps) {
  const t = useText()
  const counterId = useId()
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const loggedIn = useSession().token !== ''
  const phoneBound = useMember().data?.bindPhone === 1
  const view = useChatView((each) => each)
  useMuteEnd(view, rid)
  const reason = shutReason(view, rid, { loggedIn, phoneBound, now: serverNow() })
  const draft = drafts[rid] ?? ''
  const setDraft = (text: string): void => setDrafts((all) => ({ ...all, [rid]: text }))
  if (reason !== null) return <ShutNote reason={reason} />

  const text = cleanChatText(draft)
  const count = draft.length < warnFrom ? draft.length : graphemesOf(text)
  const isOver = count > chatGraphemesMost
  const send = (): void => {
    if (text === '' || isOver) return
    chat.send(rid, { msg: text })
    setDraft('')
    inputRef.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { isComposing, keyCode } = event.nativeEvent
    if (isComposing || keyCode === composingKeyCode) return
    if (event.key === 'Enter') {
      event.preventDefault()
      send()
    }
    if (event.key === 'ArrowUp' && draft === '') {
      event.preventDefault()
      onUp()
    }
  }
  const slowMs = view.rooms[rid]?.status?.slowMs ?? 0
  return (
    <div className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      {slowMs > 0 && (
        <p className="px-3 pt-1 text-12 text-muted">
          {t(words.slow, { seconds: Math.ceil(slowMs / 1_000) })}
        </p>
      )}
      {count >= warnFrom && <Counter id={counterId} count={count} />}
      <div className="flex items-center gap-1.5 p-2">
        {share}
        <input
          ref={inputRef}
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={1_000}
          aria-label={t(words.label)}
          aria-describedby={count >= warnFrom ? counterId : undefined}
          aria-invalid={isOver || undefined}
          placeholder={t(words.placeholder)}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
          className="h-9 min-w-0 flex-1 rounded-md border border-line bg-field px-3 text-14 text-ink outline-offset-0 max-desk:h-11 max-desk:text-16"
        />
        <IconButton
          icon="arrow-up"
          label={t(words.send)}
          variant="primary"
          round
          disabled={text === '' || isOver}
          onClick={send}
        />
      </div>
    </div>
  )
}
