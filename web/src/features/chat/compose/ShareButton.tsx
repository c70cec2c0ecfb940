import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useState, type ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { composeText as words, actionText } from '../words/messages.ts'

interface ShareButtonProps {
  /** The list of own bets is drawn by the app, which knows the sportsbook. */
  renderPicker: (onShare: (ticketId: string, withStake: boolean) => void) => ReactNode
  onShare: (ticketId: string, withStake: boolean) => void
}

/** Opens the own bets; the chosen one is sent to the room. */
export function ShareButton({ renderPicker, onShare }: ShareButtonProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="card" label={t(words.share)} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        size="md"
        title={t(words.shareTitle)}
        closeLabel={t(actionText.cancel)}
        onClose={() => setOpen(false)}
      >
        {renderPicker((ticketId, withStake) => {
          setOpen(false)
          onShare(ticketId, withStake)
        })}
      </Dialog>
    </>
  )
}
