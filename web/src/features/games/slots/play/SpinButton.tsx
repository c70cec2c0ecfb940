import { classNames } from '@xinghe/ui/class-names.ts'

interface SpinButtonProps {
  label: string
  /** Says when the next press is possible. */
  hint: string
  waitMs: number
  busy: boolean
  disabled: boolean
  onPress: () => void
}

/** Longer waits than this fill the ring only from here. */
const ringMs = 2_500
const length = 2 * Math.PI * 45

/** The button; its ring fills until the server takes the next start. */
export function SpinButton({ label, hint, waitMs, busy, disabled, onPress }: SpinButtonProps) {
  const share = busy ? 0 : 1 - Math.min(1, waitMs / ringMs)
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={onPress}
      title={hint}
      className={classNames(
        'relative grid size-20 shrink-0 place-items-center rounded-full bg-brand text-16 font-semibold text-brand-ink shadow-2 transition-transform focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-art-ink',
        disabled ? 'cursor-default opacity-75' : 'hover:brightness-110 active:scale-95',
      )}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90">
        <circle
          cx="50"
          cy="50"
          r="45"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".25"
          strokeWidth="4"
        />
        <circle
          cx="50"
          cy="50"
          r="45"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      {/* Four characters stand in two lines: side by side they would touch the ring. */}
      <span className="max-w-[2.25em] leading-tight">{label}</span>
      <span className="sr-only">{hint}</span>
    </button>
  )
}
