import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { emit } from '../../platform/bus/events.ts'
import { closeDialog, useDialogs, type DialogEntry } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { dialogText } from './messages.ts'

type TipsEntry = Extract<DialogEntry, { kind: 'tips' }>

function TipsDialog({ entry }: { entry: TipsEntry }) {
  const t = useText()
  const end = (then: (() => void) | undefined): void => {
    closeDialog(entry.id)
    then?.()
  }
  return (
    <Dialog
      open
      size="sm"
      title={entry.title}
      closeLabel={entry.closeAble ? t(dialogText.close) : undefined}
      closeOnEscape={entry.closeAble}
      onClose={() => end(entry.onCancel)}
      footer={
        <>
          {entry.isShowCancel && (
            <Button variant="secondary" onClick={() => end(entry.onCancel)}>
              {entry.cancelText}
            </Button>
          )}
          <Button onClick={() => end(entry.onSure)}>{entry.sureText}</Button>
        </>
      }
    >
      <p className="text-14 leading-relaxed whitespace-pre-line">{entry.msg}</p>
    </Dialog>
  )
}

function LoginPrompt({ id }: { id: number }) {
  const t = useText()
  const close = (): void => closeDialog(id)
  return (
    <AskDialog
      title={t(dialogText.loginTitle)}
      closeLabel={t(dialogText.close)}
      cancel={t(dialogText.cancel)}
      onClose={close}
      confirm={t(dialogText.loginSure)}
      onConfirm={() => {
        close()
        emit('login')
      }}
    >
      <p className="text-14 leading-relaxed">{t(dialogText.loginMessage)}</p>
    </AskDialog>
  )
}

/** Each dialog opens above the one before. */
export function DialogStack() {
  const dialogs = useDialogs()
  return dialogs.map((entry) => {
    if (entry.kind === 'tips') return <TipsDialog key={entry.id} entry={entry} />
    if (entry.kind === 'login-prompt') return <LoginPrompt key={entry.id} id={entry.id} />
    return null
  })
}
