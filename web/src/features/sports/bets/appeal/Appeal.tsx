import type { WireAppeal } from '@xinghe/contract/sports-appeal.ts'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { appealDays, appealUntil, checkAppeal } from '@xinghe/rules/sports/appeal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { betsText as words } from '../../words/bet-messages.ts'
import { AppealForm } from './AppealForm.tsx'
import { AppealState } from './AppealState.tsx'

type AppealProps = {
  ticketId: string
  settledAt: Instant
  /** Undefined while it is not known whether there is one. */
  appeal: WireAppeal | null | undefined
}

/** A result may be disputed once and for a time; afterwards the button says why not. */
export function Appeal({ ticketId, settledAt, appeal }: AppealProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (appeal) return <AppealState appeal={appeal} />
  const isOver = !checkAppeal({ settledAt, appealed: false }, serverNow()).ok
  return (
    <div className="flex items-center justify-between gap-2 text-12 text-muted">
      <span>
        {isOver
          ? t(words.appealOver, { days: appealDays })
          : t(words.appealUntil, { time: siteMinute(appealUntil(settledAt)) })}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={isOver || appeal === undefined}
        onClick={() => setOpen(true)}
      >
        {t(words.appeal)}
      </Button>
      <Dialog
        open={open}
        title={t(words.appealTitle, { ticket: ticketId })}
        closeLabel={t(words.appealClose)}
        onClose={close}
      >
        <AppealForm ticketId={ticketId} onClose={close} />
      </Dialog>
    </div>
  )
}
