import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { targetText as words } from '../words/alert-messages.ts'
import { openTarget, type TargetPick } from './open-target.ts'

type TargetButtonProps = {
  /** Of what the picks are. */
  name: string
  /** The prices on offer now. */
  readPicks: () => readonly TargetPick[]
  className?: string | undefined
}

/** A bell: opens the form in which a member waits for a price. */
export function TargetButton({ name, readPicks, className }: TargetButtonProps) {
  const t = useText()
  const press = (): void => {
    // A target belongs to a member.
    if (!isLoggedIn({ prompt: true })) return
    const picks = readPicks()
    if (picks.length === 0) showToast(t(words.suspended))
    else openTarget(picks)
  }
  return (
    <IconButton
      icon="bell"
      size="sm"
      label={t(words.set, { pick: name })}
      onClick={press}
      className={className}
    />
  )
}
