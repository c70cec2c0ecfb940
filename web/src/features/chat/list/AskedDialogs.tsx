import { chatReport } from '@xinghe/contract/chat.ts'
import type { ChatMessage } from '@xinghe/rules/chat/room-event.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useWrite } from '../../../platform/api/use-write.ts'
import { chat } from '../../../platform/chat/chat-socket.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { actionText as words, chatText } from '../words/messages.ts'
import { Bubble } from './MessageRow.tsx'

const reasons = ['abuse', 'advert', 'fraud', 'other'] as const

interface AskedProps {
  message: ChatMessage
  onClose: () => void
}

export function ReportDialog({ message, onClose }: AskedProps) {
  const t = useText()
  const report = useWrite(chatReport)
  const send = async (reason: (typeof reasons)[number]): Promise<void> => {
    const outcome = await report.send({ rid: message.rid, id: message.id, reason })
    if (outcome?.kind !== 'answered') return
    showToast(t(words.reported), { tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={t(words.reportTitle)}
      closeLabel={t(words.cancel)}
      onClose={onClose}
    >
      {message.kind === 'text' && <Bubble mine={false}>{message.msg}</Bubble>}
      <p className="mt-3 text-13 text-muted">{t(words.reportLine)}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {reasons.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            loading={report.busy}
            onClick={() => void send(reason)}
          >
            {t(words[reason])}
          </Button>
        ))}
      </div>
      {report.fault !== '' && (
        <p role="alert" className="mt-3 text-13 text-danger">
          {report.fault}
        </p>
      )}
    </Dialog>
  )
}

export function HideDialog({ message, onClose }: AskedProps) {
  const t = useText()
  if (message.kind === 'gift') return null
  const { userKey, name } = message.from
  return (
    <AskDialog
      title={t(words.hideTitle, { name })}
      cancel={t(words.cancel)}
      onClose={onClose}
      confirm={t(words.hideSure)}
      onConfirm={() => {
        if (!chat.hide(userKey, true)) showToast(t(chatText.offline), { tone: 'warning' })
        onClose()
      }}
    >
      <p className="text-14 leading-relaxed">{t(words.hideLine)}</p>
    </AskDialog>
  )
}
