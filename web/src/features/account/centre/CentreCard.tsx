import { useId, type ReactNode } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'

interface CentreCardProps {
  title: string
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function CentreCard({ title, line, action, children, className }: CentreCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-lg bg-surface p-6 shadow-1 max-desk:p-4', className)}
    >
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-16 font-bold">
            {title}
          </h2>
          {line !== undefined && <p className="mt-0.5 text-13 text-muted">{line}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
