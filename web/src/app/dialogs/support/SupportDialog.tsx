import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { supportText } from './messages.ts'
import { SafetyWarnings } from './SafetyWarnings.tsx'

/** Warns before the member leaves for customer service; confirming opens the link. */
export function SupportDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useText()
  const go = useGo()
  return (
    <Dialog
      open
      size="sm"
      title={t(supportText.safetyTitle)}
      closeLabel={t(supportText.close)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(supportText.cancel)}
          </Button>
          <Button
            icon="headset"
            onClick={() => {
              onClose()
              go.newTab(url)
            }}
          >
            {t(supportText.go)}
          </Button>
        </>
      }
    >
      <SafetyWarnings />
    </Dialog>
  )
}
