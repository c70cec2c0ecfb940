import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { valueOfShare } from '@xinghe/rules/sports/cash-out/part.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useState } from 'react'
import { useOnline } from '../../../../platform/network/online.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../../book/book-settings.ts'
import { cashOutText as words } from '../../words/cash-out-messages.ts'
import { slipText } from '../../words/slip-messages.ts'
import { cashOut } from './send-cash-out.ts'

const shares = [25, 50, 75, 100] as const
const whole = 100
const leastShare = 5

type ShareProps = { share: number; onChange: (share: number) => void }

function ShareChoice({ share, onChange }: ShareProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className="mb-1 text-12 text-muted">{t(words.share)}</legend>
      <input
        type="range"
        min={leastShare}
        max={whole}
        step={5}
        value={share}
        aria-label={t(words.share)}
        aria-valuetext={`${share}%`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="h-6 w-full accent-brand max-desk:h-11"
      />
      <div className="flex gap-1.5">
        {shares.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === share}
            onClick={() => onChange(one)}
            className={classNames(
              'h-8 flex-1 rounded-sm border font-num text-13 max-desk:h-11',
              one === share
                ? 'border-brand-text bg-brand-text/8 font-bold text-brand-text'
                : 'border-line bg-raised hover:border-brand-text/60',
            )}
          >
            {one}%
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Terms({ share, confirmMs }: { share: number; confirmMs: number }) {
  const t = useText()
  const { policy } = useBookSettings()
  const rest = whole - share
  return (
    <div className="space-y-0.5 text-12 text-muted">
      <p>{rest === 0 ? t(words.whole) : t(words.rest, { share: rest })}</p>
      <p>{t(words.explain)}</p>
      <p>{t(policy === 'any' ? words.any : words.better)}</p>
      {confirmMs > 0 && <p>{t(words.countdown, { seconds: Math.ceil(confirmMs / secondMs) })}</p>}
    </div>
  )
}

type CashOutFormProps = {
  bet: Bet
  /** What the whole bet is worth now. */
  value: Fen
  confirmMs: number
  onClose: () => void
}

/** The share to cash out, what it pays, and a second press that carries it out. */
export function CashOutForm({ bet, value, confirmMs, onClose }: CashOutFormProps) {
  const t = useText()
  const online = useOnline()
  const { policy } = useBookSettings()
  const [share, setShare] = useState(whole)
  const [isAsked, setAsked] = useState(false)
  const paid = valueOfShare(value, bet.stake, share)
  const send = (): void => {
    onClose()
    void cashOut({
      betId: bet.id,
      share,
      value: paid,
      policy: policy === 'any' ? 'any' : 'better',
    })
  }
  if (isAsked)
    return (
      <div role="group" aria-label={t(words.title)} className="space-y-2">
        <p role="status" className="text-13 font-medium">
          {t(words.ask, { share, value: fenToCny(paid) })}
        </p>
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={() => setAsked(false)}>
            {t(words.back)}
          </Button>
          <Button variant="gold" disabled={!online} onClick={send}>
            {t(words.confirm, { value: fenToCny(paid) })}
          </Button>
        </div>
        {!online && <p className="text-12 text-warn">{t(slipText.offline)}</p>}
      </div>
    )
  return (
    <div role="group" aria-label={t(words.title)} className="space-y-2">
      <ShareChoice share={share} onChange={setShare} />
      <p className="flex items-baseline justify-between gap-2 text-13">
        {t(words.shareValue, { share })}
        <strong className="font-num text-16 text-gold-text">
          {t(words.paid, { value: fenToCny(paid) })}
        </strong>
      </p>
      <Terms share={share} confirmMs={confirmMs} />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          {t(words.cancel)}
        </Button>
        <Button variant="gold" disabled={paid <= 0n} onClick={() => setAsked(true)}>
          {t(words.go, { value: fenToCny(paid) })}
        </Button>
      </div>
    </div>
  )
}
