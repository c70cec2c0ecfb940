import type { ReactNode } from 'react'
import { CardFrame } from '@xinghe/ui/CardFrame.tsx'

interface SectionProps {
  title: string
  /** The number of the step; undefined for a section that is not a step. */
  step?: number | undefined
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** One part of a money page. */
export function Section({ title, step, line, action, children, className }: SectionProps) {
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
