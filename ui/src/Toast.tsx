import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type ToastTone = 'plain' | 'info' | 'success' | 'warning' | 'error' | 'loading'

type ToastProps = {
  children: ReactNode
  /** Also chooses the icon; `plain` has none. */
  tone?: ToastTone | undefined
  action?: ReactNode
  className?: string | undefined
}

const tints: Record<Exclude<ToastTone, 'plain' | 'loading'>, string> = {
  info: 'text-brand-text',
  success: 'text-success',
  warning: 'text-warn',
  error: 'text-danger',
}

export function Toast({ children, tone = 'plain', action, className }: ToastProps) {
  const urgent = tone === 'error'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classNames(
        'pointer-events-auto flex min-h-11 max-w-[min(32rem,calc(100vw-2rem))] animate-rise-in items-center gap-2.5 rounded-md border border-line bg-raised px-4 py-2.5 text-14 text-ink shadow-2',
        className,
      )}
    >
      {tone === 'loading' && <Spinner className="size-5 text-brand-text" />}
      {tone !== 'plain' && tone !== 'loading' && (
        <Icon name={tone} className={`size-5 ${tints[tone]}`} />
      )}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {action}
    </div>
  )
}
