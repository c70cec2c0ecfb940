import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Accessible name. */
  children: ReactNode
  /** Ignores presses until the last one is answered. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Takes effect at once, unlike a box in a form. */
export function Switch({
  checked,
  onCheckedChange,
  children,
  busy,
  disabled,
  className,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={() => !busy && onCheckedChange(!checked)}
      className={classNames(
        'group inline-flex min-h-8 items-center gap-2.5 rounded-sm text-14 disabled:cursor-not-allowed disabled:text-muted max-desk:min-h-11',
        className,
      )}
    >
      <span
        className={classNames(
          'relative h-[1.375rem] w-10 shrink-0 rounded-full border transition-colors',
          checked
            ? 'border-brand bg-brand'
            : 'border-line-strong/55 bg-ink/12 group-hover:border-line-strong',
          (busy || disabled) && 'opacity-60',
        )}
      >
        <span
          className={classNames(
            'absolute top-1/2 left-0.5 size-4 -translate-y-1/2 rounded-full bg-brand-ink shadow-1 transition-transform',
            checked && 'translate-x-[1.125rem]',
          )}
        />
      </span>
      {children}
    </button>
  )
}
