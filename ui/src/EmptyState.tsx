import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  /** The next step. */
  action?: ReactNode
  icon?: IconName | undefined
  className?: string | undefined
}

export function EmptyState({ title, text, action, icon = 'search', className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="relative mb-5 grid size-20 place-items-center rounded-full bg-brand-text/8 text-brand-text">
        <span
          aria-hidden
          className="absolute -inset-2 rounded-full border border-dashed border-brand-text/25"
        />
        <Icon name={icon} className="size-9" />
      </span>
      <p className="text-16 font-medium text-ink">{title}</p>
      {text && <p className="mt-1.5 max-w-sm text-14 text-balance text-muted">{text}</p>}
      {action && <div className="mt-5 flex gap-3">{action}</div>}
    </div>
  )
}
