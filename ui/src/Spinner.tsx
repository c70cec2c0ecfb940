import { classNames } from './class-names.ts'

type SpinnerProps = { label?: string | undefined; className?: string | undefined }

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      className={classNames('inline-flex shrink-0', className ?? 'size-5')}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 24 24" fill="none" className="size-full animate-turn">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
