import { useId, type ReactNode } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'

interface SectionProps {
  title: string
  /** Where it stands in the order of decisions; without one it is no step. */
  step?: number | undefined
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** One part of a money page. */
export function Section({ title, step, line, action, children, className }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-lg bg-surface p-6 shadow-1 max-desk:p-4', className)}
    >
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="flex items-center gap-2.5 text-16 font-bold">
            {step !== undefined && (
              <span className="grid size-6 place-items-center rounded-full bg-brand font-num text-13 font-bold text-brand-ink">
                {step}
              </span>
            )}
            {title}
          </h2>
          {line !== undefined && <p className="mt-1 text-13 text-pretty text-muted">{line}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
