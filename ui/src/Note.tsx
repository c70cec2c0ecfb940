import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type NoteProps = {
  icon: IconName
  title: string
  line?: string | undefined
  /** The next step. */
  children?: ReactNode
  className?: string | undefined
}

/** Says above a page why nothing can be done here now, and what comes next. */
export function Note({ icon, title, line, children, className }: NoteProps) {
  return (
    <section
      role="status"
      className={classNames(
        'flex items-center gap-4 rounded-lg bg-surface p-5 shadow-1 max-desk:flex-col max-desk:items-stretch max-desk:p-4',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-text/8 text-brand-text">
          <Icon name={icon} className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="text-14 font-semibold">{title}</p>
          {line !== undefined && <p className="mt-0.5 text-13 text-muted">{line}</p>}
        </div>
      </div>
      {children !== undefined && (
        <div className="flex shrink-0 gap-3 max-desk:*:flex-1">{children}</div>
      )}
    </section>
  )
}
