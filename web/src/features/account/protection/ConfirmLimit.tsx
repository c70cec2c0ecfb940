import type { LimitKind } from '@xinghe/rules/account/limits.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { effectText as effects, protectionText as words } from './messages.ts'
import { limitName } from './texts.ts'
import type { ShownLimit } from './use-protection.ts'

const effectOf = (kind: LimitKind, used: Fen, amount: Fen): string => {
  if (amount === 0n) return effects.zero[kind]
  return used >= amount ? effects.reached[kind] : effects.room[kind]
}

interface ConfirmLimitProps {
  limit: ShownLimit
  amount: Fen
  open: boolean
  busy: boolean
  fault: string
  onBack: () => void
  onConfirm: () => void
}

/** The effect of a limit that acts at once, before it does. */
export function ConfirmLimit(props: ConfirmLimitProps) {
  const { limit, amount, open, busy, fault, onBack, onConfirm } = props
  const t = useText()
  const { kind, period, used } = limit
  const name = limitName(kind, period, t)
  return (
    <AskDialog
      open={open}
      title={t(words.confirmOf, { name })}
      cancel={t(words.back)}
      closeLabel={t(words.close)}
      onClose={onBack}
      confirm={t(words.confirm)}
      busy={busy}
      onConfirm={onConfirm}
    >
      <div className="space-y-2 text-14">
        <p>{t(words.willBe, { name, amount: fenToCny(amount) })}</p>
        <p className="font-medium">
          {t(effectOf(kind, used, amount), { used: fenToCny(used), left: fenToCny(amount - used) })}
        </p>
        <p className="text-13 text-muted">{t(words.raiseLater)}</p>
        <Fault text={fault} />
      </div>
    </AskDialog>
  )
}
