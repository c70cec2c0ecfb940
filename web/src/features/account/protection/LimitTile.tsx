import { confirmLimit } from '@xinghe/contract/account-protection.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { protectionText as words } from './messages.ts'
import { amountText, limitName } from './texts.ts'
import { useChange, type ShownLimit } from './use-protection.ts'
import { WaitingWish } from './WaitingWish.tsx'

const usedText = (limit: ShownLimit, t: Text): string => {
  const used = fenToCny(limit.used)
  if (limit.amount === null) return t(words.used, { used })
  if (limit.used >= limit.amount) return t(words.usedUp, { used })
  return t(words.usedOf, { used, left: fenToCny(limit.amount - limit.used) })
}

/** In thousandths of the limit: money is too large for a number, a share is not. */
const shareOf = ({ amount, used }: ShownLimit): number => {
  if (amount === null) return 0
  if (used >= amount) return 1_000
  return Number((used * 1_000n) / amount)
}

const toneOf = (share: number): 'brand' | 'warning' | 'danger' => {
  if (share >= 1_000) return 'danger'
  return share >= 800 ? 'warning' : 'brand'
}

interface LimitTileProps {
  limit: ShownLimit
  onSet: () => void
}

/** One limit of one period: how much, how much is used, and a raise that waits. */
export function LimitTile({ limit, onSet }: LimitTileProps) {
  const t = useText()
  const { kind, period, amount, wanted } = limit
  const confirm = useChange(confirmLimit)
  const name = limitName(kind, period, t)
  const share = shareOf(limit)

  const answer = async (yes: boolean): Promise<void> => {
    const outcome = await confirm.send({ kind, period, yes })
    if (outcome?.kind === 'answered') {
      showToast(t(yes ? words.wishConfirmed : words.wishDropped), { tone: 'success' })
    }
  }

  return (
    <div role="group" aria-label={name} className="min-w-0 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <h4 className="text-13 text-muted">{t(words[period])}</h4>
        <Button
          variant="link"
          size="sm"
          onClick={onSet}
          aria-label={t(amount === null ? words.setLimitOf : words.changeLimitOf, {
            period: t(words[period]),
            kind: t(words[kind]),
          })}
        >
          {t(amount === null ? words.set : words.change)}
        </Button>
      </div>
      <p
        className={classNames(
          'mt-1 truncate',
          amount === null ? 'text-16 text-muted' : 'font-num text-20 font-bold text-ink',
        )}
      >
        {amount === null ? t(words.unset) : amountText(amount, t)}
      </p>
      {amount === null ? (
        <div className="mt-3 h-1.5 border-b border-dashed border-line" />
      ) : (
        <ProgressBar
          value={share}
          max={1_000}
          label={name}
          valueText={usedText(limit, t)}
          tone={toneOf(share)}
          className="mt-3 h-1.5"
        />
      )}
      <p className={classNames('mt-1.5 text-12', share >= 1_000 ? 'text-danger' : 'text-muted')}>
        {usedText(limit, t)}
      </p>
      {wanted !== null && (
        <WaitingWish
          amount={amountText(wanted.amount, t)}
          from={wanted.from}
          until={wanted.until}
          busy={confirm.busy}
          fault={confirm.fault}
          onAnswer={(yes) => void answer(yes)}
        />
      )}
    </div>
  )
}
