import { Toast } from '@xinghe/ui/Toast.tsx'
import { ToastRegion } from '@xinghe/ui/ToastRegion.tsx'
import { useEvent } from '../../platform/bus/events.ts'
import { closeDialog, showToast, useDialogs, useToasts } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from '../words/messages.ts'

/** Toasts and the loading toast, at the bottom and above everything. */
export function ToastHost() {
  const t = useText()
  const toasts = useToasts()
  useEvent('left_elsewhere', () => showToast(t(shellText.leftElsewhere)))
  const loadings = useDialogs().filter((entry) => entry.kind === 'loading')
  const top = loadings.at(-1)
  const ids = [...toasts, ...loadings].map(({ id }) => id)
  return (
    <ToastRegion
      latest={ids.length === 0 ? undefined : Math.max(...ids)}
      label={t(shellText.toasts)}
      mask={top?.isShowMask}
      onMaskClick={() => {
        if (top?.maskClosable) closeDialog(top.id)
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} tone={toast.tone}>
          {toast.text}
        </Toast>
      ))}
      {top && (
        <Toast key={top.id} tone={top.isShowIcon ? 'loading' : 'plain'}>
          {top.msg}
        </Toast>
      )}
    </ToastRegion>
  )
}
