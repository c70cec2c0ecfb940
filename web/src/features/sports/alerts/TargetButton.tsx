import { Suspense, useState } from 'react'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { targetText as words } from '../words/alert-messages.ts'
import type { TargetPick } from './TargetForm.tsx'

const TargetForm = latePart(() => import('./TargetForm.tsx'), 'TargetForm')

type TargetButtonProps = {
  /** Of what the picks are. */
  name: string
  /** The prices on offer now. */
  readPicks: () => readonly TargetPick[]
  size?: 'xs' | 'sm' | undefined
  className?: string | undefined
}

/** A bell: opens the form in which a member waits for a price. */
export function TargetButton({ name, readPicks, size = 'sm', className }: TargetButtonProps) {
  const t = useText()
  const [picks, setPicks] = useState<readonly TargetPick[]>([])
  const close = (): void => setPicks([])
  const open = (): void => {
    if (!isLoggedIn({ prompt: true })) return
    const offered = readPicks()
    setPicks(offered)
    if (offered.length === 0) showToast(t(words.suspended))
  }
  return (
    <>
      <IconButton
        icon="bell"
        size={size}
        label={t(words.set, { pick: name })}
        onClick={open}
        className={className}
      />
      <Dialog
        open={picks.length > 0}
        title={t(words.title)}
        closeLabel={t(words.cancel)}
        onClose={close}
        size="sm"
      >
        <Suspense fallback={<Skeleton className="h-60" />}>
          <TargetForm picks={picks} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
