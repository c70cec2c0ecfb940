import { Suspense } from 'react'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import { alertText as words } from '../words/alert-messages.ts'
import { closeAlertSettings, useAlertSettingsOpen } from './open-settings.ts'

const AlertSettings = latePart(() => import('./AlertSettings.tsx'), 'AlertSettings')

/** Over the book; opened from the directory and from the menu of a phone. */
export function AlertSettingsDialog() {
  const t = useText()
  return (
    <Dialog
      open={useAlertSettingsOpen()}
      title={t(words.title)}
      closeLabel={t(words.close)}
      onClose={closeAlertSettings}
    >
      <Suspense fallback={<Skeleton className="h-60" />}>
        <AlertSettings />
      </Suspense>
    </Dialog>
  )
}
