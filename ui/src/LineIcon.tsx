import { classNames } from './class-names.ts'

type LineIconProps = {
  /** Drawn in a square of 24. */
  path: string
  width?: number
  className?: string | undefined
  label?: string | undefined
  filled?: boolean | undefined
}

/** An icon that only one late page needs brings its own path; all others are named in `Icon`. */
export function LineIcon({ path, width = 1.75, className, label, filled }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className ?? 'size-5')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  )
}
