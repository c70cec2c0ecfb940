import type { ReactNode } from 'react'
import { CardFrame } from './CardFrame.tsx'

type TitledCardProps = {
  title: string
  /** The number of the step that the part is. */
  step?: number | undefined
  /** Under the title. */
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One part of a page, named by its title. */
export function TitledCard({ title, step, line, action, className, children }: TitledCardProps) {
  return (
    <CardFrame
      action={action}
      className={className}
      renderHead={(id) => (
        <>
          <h2 id={id} className="flex items-center gap-2.5 text-16 font-bold">
            {step !== undefined && (
              <span className="grid size-6 place-items-center rounded-full bg-brand font-num text-13 font-bold text-brand-ink">
                {step}
              </span>
            )}
            {title}
          </h2>
          {line !== undefined && <p className="mt-1 text-13 text-pretty text-muted">{line}</p>}
        </>
      )}
    >
      {children}
    </CardFrame>
  )
}
