import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'gold'
  | 'rise'
  | 'fall'
  | 'success'
  | 'warning'
  | 'danger'

type BadgeProps = {
  children: ReactNode
  tone?: BadgeTone | undefined
  /** Filled: for the most important badge of a screen. */
  solid?: boolean | undefined
  className?: string | undefined
}

const soft: Record<BadgeTone, string> = {
  neutral: 'border-line bg-ink/4 text-muted',
  brand: 'border-brand-text/25 bg-brand-text/6 text-brand-text',
  gold: 'border-gold-text/30 bg-gold/8 text-gold-text',
  rise: 'border-rise/25 bg-rise/6 text-rise',
  fall: 'border-fall/25 bg-fall/6 text-fall',
  success: 'border-success/25 bg-success/6 text-success',
  warning: 'border-warn/30 bg-warn/6 text-warn',
  danger: 'border-danger/25 bg-danger/6 text-danger',
}

const filled: Record<BadgeTone, string> = {
  neutral: 'border-transparent bg-muted text-page',
  brand: 'border-transparent bg-brand text-brand-ink',
  gold: 'border-transparent bg-gold text-gold-ink',
  rise: 'border-transparent bg-rise text-page',
  fall: 'border-transparent bg-fall text-page',
  success: 'border-transparent bg-success text-page',
  warning: 'border-transparent bg-warn text-page',
  danger: 'border-transparent bg-danger text-danger-ink',
}

export function Badge({ children, tone = 'neutral', solid, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1 rounded-sm border px-1.5 text-12 font-medium whitespace-nowrap',
        (solid ? filled : soft)[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
