import { useState } from 'react'
import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { isFeedbackText, reopenedWithinDays } from '@xinghe/rules/inbox/feedback.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { PictureRow } from '../attach/PictureRow.tsx'
import { useUpload } from '../attach/use-upload.ts'
import { MessageField } from '../parts/MessageField.tsx'
import { threadText as words } from '../words/messages.ts'
import { refreshFeedback, type Thread } from './use-feedback.ts'

interface ReplyBoxProps {
  thread: Thread
  /** The thread that has the message: a successor of one that was closed long ago. */
  onSent: (id: string) => void
}

/** A further message; a closed thread first says what it would do. */
export function ReplyBox({ thread, onSent }: ReplyBoxProps) {
  const t = useText()
  const { id, type, state, reply } = thread
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const upload = useUpload(pictures, setPictures)
  const write = useWrite(addFeedback, { refresh: refreshFeedback })

  const send = async (): Promise<void> => {
    setChecked(true)
    if (!isFeedbackText(text) || upload.sending > 0) return
    const sent = await write.send({
      type,
      content: text.trim(),
      images: [...pictures],
      feedbackId: id,
    })
    if (sent?.kind !== 'answered') return
    setText('')
    setPictures([])
    setChecked(false)
    setOpen(false)
    showToast(t(words.sent), { tone: 'success' })
    onSent(sent.answer.id)
  }

  if (state === 'closed' && !isOpen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">
          {reply === 'follow'
            ? t(words.followLine, { days: reopenedWithinDays })
            : t(words.reopenLine)}
        </p>
        <Button icon="refresh" onClick={() => setOpen(true)}>
          {t(words.reopen)}
        </Button>
      </div>
    )
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MessageField
        label={t(
          state === 'closed'
            ? words.reopen
            : state === 'answered'
              ? words.replyAnswered
              : words.replyLabel,
        )}
        placeholder={t(words.replyPlaceholder)}
        value={text}
        onChange={setText}
        checked={isChecked}
        rows={3}
        disabled={write.busy}
      />
      <PictureRow
        pictures={pictures}
        upload={upload}
        onRemove={(gone) => setPictures(pictures.filter((one) => one !== gone))}
      />
      <Fault text={write.fault} />
      <div className="flex justify-end">
        <Button
          type="submit"
          loading={write.busy}
          disabled={upload.sending > 0}
          className="min-w-28 max-desk:w-full"
        >
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}
