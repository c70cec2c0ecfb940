import { useState, type ComponentType } from 'react'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Member } from '../../../platform/member/member.ts'
import { EmailDialog } from './binding/EmailDialog.tsx'
import { bindingText } from './binding/messages.ts'
import { PhoneDialog } from './binding/PhoneDialog.tsx'
import { RealNameDialog } from './binding/RealNameDialog.tsx'
import { useCentre } from './parts/centre-context.ts'
import type { CentreDialog } from './parts/centre-tabs.ts'
import { centreText } from './parts/messages.ts'
import { passwordText } from './passwords/messages.ts'
import { PasswordDialog } from './passwords/PasswordDialog.tsx'
import { WithdrawalPasswordDialog } from './passwords/WithdrawalPasswordDialog.tsx'
import { AvatarDialog } from './profile/AvatarDialog.tsx'
import { BirthdayDialog } from './profile/BirthdayDialog.tsx'
import { avatarText, profileText } from './profile/messages.ts'

interface DialogLook {
  readonly title: (member: Member) => string
  readonly Content: ComponentType<{ onDone: () => void }>
}

const looks: Readonly<Record<CentreDialog, DialogLook>> = {
  avatar: { title: () => avatarText.title, Content: AvatarDialog },
  birthday: {
    title: ({ birthday }) =>
      birthday === null ? profileText.birthdayTitle : profileText.birthdayBoundTitle,
    Content: BirthdayDialog,
  },
  'real-name': {
    title: ({ bindRealName }) =>
      bindRealName === 1 ? bindingText.realNameBoundTitle : bindingText.realNameTitle,
    Content: RealNameDialog,
  },
  phone: {
    title: ({ bindPhone }) =>
      bindPhone === 1 ? bindingText.phoneBoundTitle : bindingText.phoneTitle,
    Content: PhoneDialog,
  },
  email: {
    title: ({ bindEmail }) =>
      bindEmail === 1 ? bindingText.emailChangeTitle : bindingText.emailTitle,
    Content: EmailDialog,
  },
  password: { title: () => passwordText.title, Content: PasswordDialog },
  'withdrawal-password': {
    title: ({ hasWithdrawalPassword }) =>
      hasWithdrawalPassword ? passwordText.withdrawalChangeTitle : passwordText.withdrawalSetTitle,
    Content: WithdrawalPasswordDialog,
  },
}

interface CentreDialogsProps {
  dialog: CentreDialog | null
  onClose: () => void
  /** The form has been sent. */
  onDone: () => void
}

export function CentreDialogs({ dialog, onClose, onDone }: CentreDialogsProps) {
  const t = useText()
  const { member } = useCentre()
  // The closing dialog keeps its last content while it fades out.
  const [shown, setShown] = useState<CentreDialog>('phone')
  // Each opening gets a new key, so that no typed value of the last one remains.
  const [opening, setOpening] = useState({ count: 0, open: false })
  if (dialog !== null && dialog !== shown) setShown(dialog)
  if (opening.open !== (dialog !== null)) {
    setOpening({ count: opening.count + (dialog === null ? 0 : 1), open: dialog !== null })
  }
  const { title, Content } = looks[shown]
  return (
    <Dialog
      open={dialog !== null}
      onClose={onClose}
      title={t(title(member))}
      closeLabel={t(centreText.close)}
    >
      {/* One dialog may open the next: the key gives each a fresh state. */}
      <Content key={`${shown} ${opening.count}`} onDone={onDone} />
    </Dialog>
  )
}
