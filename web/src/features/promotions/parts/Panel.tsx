import type { ReactNode } from 'react'
import { CardFrame } from '@xinghe/ui/CardFrame.tsx'

interface PanelProps {
  title: string
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One part of a page of the club. */
export function Panel({ title, line, action, children }: PanelProps) {
  return (
    <CardFrame
      action={action}
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
