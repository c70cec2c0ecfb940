import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ProgressTone = 'brand' | 'gold' | 'success' | 'warning' | 'danger'

type ProgressProps = {
  /** From 0 to `max`; undefined while the duration is unknown. */
  value: number | undefined
  max?: number | undefined
  label: string
  /** Read instead of the percentage. */
  valueText?: string | undefined
  tone?: ProgressTone | undefined
  className?: string | undefined
}

const bars: Record<ProgressTone, string> = {
  brand: 'bg-brand-text',
  gold: 'bg-gold',
  success: 'bg-success',
  warning: 'bg-warn',
  danger: 'bg-danger',
}

const strokes: Record<ProgressTone, string> = {
  brand: 'stroke-brand-text',
  gold: 'stroke-gold',
  success: 'stroke-success',
  warning: 'stroke-warn',
  danger: 'stroke-danger',
}

function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}

function meter({ value, max = 100, label, valueText }: ProgressProps) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': valueText,
  } as const
}

export function ProgressBar(props: ProgressProps) {
  const { value, max = 100, tone = 'brand', className } = props
  return (
    <div
      {...meter(props)}
      className={classNames('h-2 overflow-hidden rounded-full bg-ink/10', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full',
          bars[tone],
          value === undefined ? 'w-2/5 animate-slide' : 'transition-[width] duration-200',
        )}
        style={value === undefined ? undefined : { width: `${shareOf(value, max) * 100}%` }}
      />
    </div>
  )
}

const radius = 44
const round = 2 * Math.PI * radius

export function ProgressRing(props: ProgressProps & { children?: ReactNode }) {
  const { value, max = 100, tone = 'brand', className, children } = props
  const share = value === undefined ? 0.25 : shareOf(value, max)
  return (
    <div
      {...meter(props)}
      className={classNames('relative grid place-items-center', className ?? 'size-24')}
    >
      <svg
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth="8"
        className={classNames('absolute inset-0 size-full', value === undefined && 'animate-turn')}
      >
        <circle cx="50" cy="50" r={radius} className="stroke-ink/10" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 50 50)"
          className={classNames(
            'transition-[stroke-dasharray] duration-200',
            share === 0 ? 'opacity-0' : strokes[tone],
          )}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}
