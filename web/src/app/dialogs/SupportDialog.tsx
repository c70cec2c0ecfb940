import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useGo } from '../../platform/navigation/use-go.ts'
import { dialogText } from './messages.ts'

const warnings = [dialogText.supportSafety, dialogText.supportOffline, dialogText.supportCode]

/** Warns before the member leaves for customer service; confirming opens the link. */
export function SupportDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useText()
  const go = useGo()
  return (
    <Dialog
      open
      size="sm"
      title={t(dialogText.supportTitle)}
      closeLabel={t(dialogText.close)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button
            icon="headset"
            onClick={() => {
              onClose()
              go.newTab(url)
            }}
          >
            {t(dialogText.supportGo)}
          </Button>
        </>
      }
    >
      <ul className="space-y-3">
        {warnings.map((warning) => (
          <li key={warning} className="flex gap-3 text-14 leading-relaxed">
            <Icon name="shield" className="mt-0.5 size-5 text-gold-text" />
            {t(warning)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
