import type { ReactNode } from 'react'
import { CardFrame } from './CardFrame.tsx'

type TitledCardProps = {
  title: string
  /** Under the title. */
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One part of a page, named by its title. */
export function TitledCard({ title, line, action, className, children }: TitledCardProps) {
  return (
    <CardFrame
      action={action}
      className={className}
      renderHead={(id) => (
        <>
          <h2 id={id} className="text-16 font-bold">
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
