import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { settingsText as words } from '../../words/slip-messages.ts'
import { QuickBetSwitch } from './QuickBetSwitch.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Opens the member's settings over the slip; quick betting is of this device and stands apart. */
export function SettingsButton() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton icon="settings" size="sm" label={t(words.title)} onClick={() => setOpen(true)} />
      <Dialog open={open} title={t(words.title)} closeLabel={t(words.close)} onClose={close}>
        <QuickBetSwitch />
        <SettingsForm onClose={close} />
      </Dialog>
    </>
  )
}
