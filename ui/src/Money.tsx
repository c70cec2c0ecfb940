import { classNames } from './class-names.ts'

type MoneyProps = {
  /** Formatted by the caller, sign included. */
  text: string
  /** A gain takes the colour of a rise, a loss that of a fall. */
  tone?: 'plain' | 'gain' | 'loss' | 'gold' | undefined
  currency?: string | undefined
  hidden?: boolean | undefined
  /** Read in place of a hidden amount. */
  hiddenLabel?: string | undefined
  className?: string | undefined
}

const tones = {
  plain: undefined,
  gain: 'text-rise',
  loss: 'text-fall',
  gold: 'text-gold-text',
} as const

export function Money({
  text,
  tone = 'plain',
  currency,
  hidden,
  hiddenLabel,
  className,
}: MoneyProps) {
  // The sign stands before the currency.
  const sign = hidden ? '' : (/^[-+]/.exec(text)?.[0] ?? '')
  return (
    <span className={classNames('font-num whitespace-nowrap', !hidden && tones[tone], className)}>
      {sign}
      {currency && <span className="mr-0.5 text-[0.85em]">{currency}</span>}
      {hidden ? (
        <>
          <span aria-hidden>****</span>
          {hiddenLabel && <span className="sr-only">{hiddenLabel}</span>}
        </>
      ) : (
        text.slice(sign.length)
      )}
    </span>
  )
}
