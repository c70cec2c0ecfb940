import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { valueOfShare } from '@xinghe/rules/sports/cash-out/part.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
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
        style={
          { '--share': `${((share - leastShare) * 100) / (whole - leastShare)}%` } as CSSProperties
        }
        className="share-slider h-6 w-full max-desk:h-11"
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

/** Takes the focus, which would be lost with the button that led here. */
function Step({ children }: { children: ReactNode }) {
  const t = useText()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={group}
      role="group"
      aria-label={t(words.title)}
      tabIndex={-1}
      className="space-y-2 outline-none"
    >
      {children}
    </div>
  )
}

type ConfirmProps = {
  share: number
  value: Fen
  noOffer: string | null
  onBack: () => void
  onConfirm: () => void
}

function Confirm({ share, value, noOffer, onBack, onConfirm }: ConfirmProps) {
  const t = useText()
  const online = useOnline()
  return (
    <Step>
      <p role="status" className="text-13 font-medium">
        {t(words.ask, { share, value: fenToCny(value) })}
      </p>
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onBack}>
          {t(words.back)}
        </Button>
        <Button variant="gold" disabled={!online || noOffer !== null} onClick={onConfirm}>
          {t(words.confirm, { value: fenToCny(value) })}
        </Button>
      </div>
      {noOffer !== null && <NoOffer why={noOffer} />}
      {!online && <p className="text-12 text-warn">{t(slipText.offline)}</p>}
    </Step>
  )
}

function NoOffer({ why }: { why: string }) {
  return (
    <p role="status" className="text-12 text-warn">
      {why}
    </p>
  )
}

type CashOutFormProps = {
  bet: Bet
  /** What the whole bet is worth now; null while it cannot be cashed out. */
  value: Fen | null
  /** Why there is no value. */
  noOffer: string | null
  confirmMs: number
  onClose: () => void
}

/**
 * The share to cash out, what it pays, and a second press that carries it out. A value that falls between the
 * presses is shown and needs both again, unless the member accepts any change. While there is no offer, nothing can
 * be pressed, and the member's choice stays.
 */
export function CashOutForm({ bet, value, noOffer, confirmMs, onClose }: CashOutFormProps) {
  const t = useText()
  const policy = useBookSettings().policy === 'any' ? 'any' : 'better'
  const [share, setShare] = useState(whole)
  /** The value at the first press; null before it. */
  const [seen, setSeen] = useState<Fen | null>(null)
  const [fallenFrom, setFallenFrom] = useState<Fen | null>(null)
  const paid = value === null ? null : valueOfShare(value, bet.stake, share)
  if (seen !== null && paid !== null && paid < seen && policy === 'better') {
    setFallenFrom(seen)
    setSeen(null)
  }
  if (seen !== null) {
    // A value that has risen is paid without being asked for.
    const asked = policy === 'any' ? (paid ?? seen) : seen
    const send = (): void => {
      onClose()
      void cashOut({ betId: bet.id, share, value: asked, policy })
    }
    return (
      <Confirm
        key="confirm"
        share={share}
        value={asked}
        noOffer={noOffer}
        onBack={() => setSeen(null)}
        onConfirm={send}
      />
    )
  }
  const choose = (next: number): void => {
    setShare(next)
    setFallenFrom(null)
  }
  const ask = (): void => {
    setSeen(paid)
    setFallenFrom(null)
  }
  return (
    <Step key="choose">
      <ShareChoice share={share} onChange={choose} />
      <p className="flex items-baseline justify-between gap-2 text-13">
        {t(words.shareValue, { share })}
        {paid !== null && (
          <strong className="font-num text-16 text-gold-text">
            {t(words.paid, { value: fenToCny(paid) })}
          </strong>
        )}
      </p>
      {noOffer !== null && <NoOffer why={noOffer} />}
      {fallenFrom !== null && paid !== null && (
        <p role="alert" className="text-13 text-warn">
          {t(words.fallen, { from: fenToCny(fallenFrom), to: fenToCny(paid) })}
        </p>
      )}
      <Terms share={share} confirmMs={confirmMs} />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          {t(words.cancel)}
        </Button>
        <Button variant="gold" disabled={paid === null || paid <= 0n} onClick={ask}>
          {paid === null ? t(words.title) : t(words.go, { value: fenToCny(paid) })}
        </Button>
      </div>
    </Step>
  )
}
