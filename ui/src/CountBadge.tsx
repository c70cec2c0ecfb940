import { classNames } from './class-names.ts'

type CountBadgeProps = {
  count: number
  /** Read instead of the bare number. */
  label: string
  /** Higher counts are shown as "more than". */
  max?: number | undefined
  /** A dot without the number. */
  dot?: boolean | undefined
  /** Laid over the upper right corner of its parent. */
  corner?: boolean | undefined
}

export function CountBadge({ count, label, max = 99, dot, corner }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-full bg-danger font-num font-bold text-danger-ink',
        dot ? 'size-2' : 'h-4 min-w-4 px-1 text-[0.6875rem] leading-none',
        corner && 'absolute ring-2 ring-surface',
        corner && (dot ? 'top-2 left-[62%]' : 'top-1 left-[52%]'),
      )}
    >
      {!dot && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <span className="sr-only">{label}</span>
    </span>
  )
}
