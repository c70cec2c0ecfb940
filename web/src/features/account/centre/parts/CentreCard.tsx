import type { ReactNode } from 'react'
import { CardFrame } from '@xinghe/ui/CardFrame.tsx'

interface CentreCardProps {
  title: string
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function CentreCard({ title, line, action, children, className }: CentreCardProps) {
  return (
    <CardFrame
      action={action}
      className={className}
      renderHead={(id) => (
        <>
          <h2 id={id} className="text-16 font-bold">
            {title}
          </h2>
          {line !== undefined && <p className="mt-0.5 text-13 text-muted">{line}</p>}
        </>
      )}
    >
      {children}
    </CardFrame>
  )
}
