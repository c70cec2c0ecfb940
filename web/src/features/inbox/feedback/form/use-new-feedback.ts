import { useEffect, useState } from 'react'
import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { isFeedbackText } from '@xinghe/rules/inbox/feedback.ts'
import { keepIdInTab } from '../../../../platform/api/request-keeper.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { useUpload } from '../attach/use-upload.ts'
import { refreshFeedback } from '../thread/use-feedback.ts'
import { emptyDraft, isEmptyDraft, readDraft, writeDraft, type Draft } from './draft.ts'

/** The form of a new thread. Its draft is stored at each change, until the thread is made. */
export const useNewFeedback = (onMade: (id: string) => void) => {
  const [draft, setDraft] = useState(readDraft)
  const [isChecked, setChecked] = useState(false)
  useEffect(() => writeDraft(draft), [draft])
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const upload = useUpload(draft.pictures, (edit) =>
    setDraft((before) => ({ ...before, pictures: edit(before.pictures) })),
  )
  // The same form sent again after a reload is the same request.
  const [keeper] = useState(() => keepIdInTab(addFeedback, (input) => JSON.stringify(input)))
  const write = useWrite(addFeedback, { keeper, refresh: refreshFeedback })

  const clear = (): void => {
    setDraft(emptyDraft)
    setChecked(false)
    write.clear()
    upload.clearFault()
  }
  const submit = async (): Promise<void> => {
    setChecked(true)
    const { type, content, pictures, tickets, order } = draft
    if (type === null || !isFeedbackText(content) || upload.sending > 0) return
    const sent = await write.send({
      type,
      content: content.trim(),
      images: [...pictures],
      ticketIds: tickets.map(({ ticketId }) => ticketId),
      ...(order === null ? {} : { orderId: order.id }),
    })
    if (sent?.kind !== 'answered') return
    clear()
    onMade(sent.answer.id)
  }
  return {
    draft,
    change,
    upload,
    isChecked,
    isEmpty: isEmptyDraft(draft),
    busy: write.busy,
    fault: write.fault,
    submit,
    clear,
  }
}
