import { useState } from 'react'
import { deleteFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { threadText as words } from '../words/messages.ts'
import { refreshThreads } from './use-feedback.ts'

export function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const write = useWrite(deleteFeedback, { refresh: refreshThreads, toastFaults: true })
  const remove = async (): Promise<void> => {
    const sent = await write.send({ id })
    setAsking(false)
    if (sent?.kind !== 'answered') return
    showToast(t(words.removed), { tone: 'success' })
    onRemoved()
  }
  return (
    <>
      <IconButton icon="trash" label={t(words.remove)} size="sm" onClick={() => setAsking(true)} />
      <AskDialog
        open={isAsking}
        title={t(words.removeTitle)}
        cancel={t(words.cancel)}
        onClose={() => setAsking(false)}
        confirm={t(words.remove)}
        danger
        busy={write.busy}
        onConfirm={() => void remove()}
      >
        <p className="text-14">{t(words.removeLine)}</p>
      </AskDialog>
    </>
  )
}
