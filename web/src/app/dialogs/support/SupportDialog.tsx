import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { supportText } from './messages.ts'
import { SafetyWarnings } from './SafetyWarnings.tsx'

/** Warns before the member leaves for customer service; confirming opens the link. */
export function SupportDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useText()
  const go = useGo()
  return (
    <AskDialog
      title={t(supportText.safetyTitle)}
      closeLabel={t(supportText.close)}
      cancel={t(supportText.cancel)}
      onClose={onClose}
      confirm={t(supportText.go)}
      icon="headset"
      onConfirm={() => {
        onClose()
        go.newTab(url)
      }}
    >
      <SafetyWarnings />
    </AskDialog>
  )
}
