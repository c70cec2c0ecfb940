import type { ReactNode } from 'react'
import { CardFrame } from '@xinghe/ui/CardFrame.tsx'

interface PartProps {
  title: string
  line?: string | undefined
  /** Right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One part of a page; its texts are translated. */
export function Part({ title, line, action, children }: PartProps) {
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
