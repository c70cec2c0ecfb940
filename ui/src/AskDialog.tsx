import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { IconName } from './icon-paths.ts'

type AskDialogProps = {
  open?: boolean | undefined
  title: string
  children: ReactNode
  cancel: string
  /** Names the close button; as the cancel button where not given. */
  closeLabel?: string | undefined
  onClose: () => void
  confirm: string
  onConfirm: () => void
  icon?: IconName | undefined
  /** What is confirmed cannot be undone. */
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/** A small dialog that asks before something is done. */
export function AskDialog({
  open = true,
  title,
  children,
  cancel,
  closeLabel = cancel,
  onClose,
  confirm,
  onConfirm,
  icon,
  danger,
  busy,
}: AskDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            icon={icon}
            loading={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
