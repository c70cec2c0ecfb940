import type { ReactNode } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'

interface CentreRowProps {
  icon: IconName
  title: string
  /** Beside the title, for instance whether it is set. */
  mark?: ReactNode
  children: ReactNode
  action?: ReactNode
  done?: boolean | undefined
}

/** One row of the account: a value, or the button that sets it. */
export function CentreRow({ icon, title, mark, children, action, done }: CentreRowProps) {
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0 max-desk:gap-3">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full',
          done ? 'bg-success/10 text-success' : 'bg-ink/5 text-muted',
        )}
      >
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {title}
          {mark}
        </h3>
        <div className="mt-0.5 text-13 text-muted">{children}</div>
      </div>
      {action}
    </li>
  )
}
