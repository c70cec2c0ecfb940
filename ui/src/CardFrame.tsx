import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardFrameProps = {
  /** Drawn with the id for its title. */
  renderHead: (titleId: string) => ReactNode
  /** Right of the head. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a page on a surface of its own. */
export function CardFrame({ renderHead, action, className, children }: CardFrameProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('rounded-lg bg-surface p-6 shadow-1 max-desk:p-4', className)}
    >
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>{renderHead(titleId)}</div>
        {action}
      </header>
      {children}
    </section>
  )
}
