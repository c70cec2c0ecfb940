import type { CashOut } from '@xinghe/contract/sports-cash-out.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { ConfirmCountdown } from '../../slip/ConfirmCountdown.tsx'
import { cashOutText as words } from '../../words/cash-out-messages.ts'
import { dismissCashOut, type CashOutIntention, type CashOutProgress } from './cash-out-store.ts'
import { outcomeOf } from './outcome-text.ts'
import { resendCashOut } from './send-cash-out.ts'

/** The countdown of a request in play. */
export function Confirming({ cashOut }: { cashOut: CashOut }) {
  const t = useText()
  const { share, value, askedAt, deadline } = cashOut
  return (
    <div className="space-y-1">
      <p className="flex items-center justify-between gap-2 text-13 font-medium">
        {t(words.confirming)}
        <ConfirmCountdown since={askedAt} until={deadline} label={t(words.confirming)} />
      </p>
      <p className="text-12 text-muted">
        {t(words.confirmingLine, { share, value: fenToCny(value) })}
      </p>
    </div>
  )
}

function Missing({ intention }: { intention: CashOutIntention }) {
  const t = useText()
  return (
    <div className="space-y-2">
      <p className="text-13 text-warn">{t(words.missing)}</p>
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={() => dismissCashOut(intention)}>
          {t(words.abandon)}
        </Button>
        <Button onClick={() => void resendCashOut(intention)}>{t(words.resend)}</Button>
      </div>
    </div>
  )
}

type NoteProps = { good: boolean; intention: CashOutIntention; children: ReactNode }

/** An outcome that stays until the member has seen it. */
function Note({ good, intention, children }: NoteProps) {
  const t = useText()
  return (
    <div
      role="status"
      className={`flex items-center gap-2 rounded-sm px-2 py-1 text-13 ${good ? 'bg-success/8 text-success' : 'bg-danger/8 text-danger'}`}
    >
      <Icon name={good ? 'success' : 'warning'} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{children}</span>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dismissCashOut(intention)}
        className="max-desk:h-11!"
      >
        {t(words.ok)}
      </Button>
    </div>
  )
}

/** What became of the last request; a decided one says so and leaves room for the next. */
export function CashOutState({ progress }: { progress: CashOutProgress }) {
  const t = useText()
  const { intention } = progress
  const outcome = outcomeOf(progress, t)
  if (outcome !== null)
    return (
      <Note good={outcome.good} intention={intention}>
        {outcome.text}
      </Note>
    )
  if (progress.phase === 'answered') return <Confirming cashOut={progress.cashOut} />
  if (progress.phase === 'unknown' && progress.missing) return <Missing intention={intention} />
  return (
    <p role="status" className="flex items-center gap-2 text-13 text-muted">
      <Spinner className="size-4" />
      {t(progress.phase === 'sending' ? words.sending : words.unknown)}
    </p>
  )
}
