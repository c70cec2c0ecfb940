import { useState } from 'react'
import { deleteFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
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
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(words.removeTitle)}
        closeLabel={t(words.cancel)}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t(words.cancel)}
            </Button>
            <Button variant="danger" loading={write.busy} onClick={() => void remove()}>
              {t(words.remove)}
            </Button>
          </>
        }
      >
        <p className="text-14">{t(words.removeLine)}</p>
      </Dialog>
    </>
  )
}
