import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

type ErrorStateProps = {
  title: ReactNode
  text?: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For support, for instance a request number. */
  detail?: ReactNode
  className?: string | undefined
}

export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying,
  detail,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}
    >
      <span className="mb-5 grid size-20 place-items-center rounded-full bg-danger/8 text-danger">
        <Icon name="warning" className="size-9" />
      </span>
      <p className="text-16 font-medium text-ink">{title}</p>
      {text && <p className="mt-1.5 max-w-sm text-14 text-muted">{text}</p>}
      {retryLabel && onRetry && (
        <Button
          variant="secondary"
          icon="refresh"
          loading={retrying}
          onClick={onRetry}
          className="mt-5"
        >
          {retryLabel}
        </Button>
      )}
      {detail && <p className="mt-4 font-num text-12 text-muted">{detail}</p>}
    </div>
  )
}
