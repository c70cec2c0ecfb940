import type { ReactNode } from 'react'

type SectionHeadProps = { id: string; title: string; line?: string; action?: ReactNode }

export function SectionHead({ id, title, line, action }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-end gap-3 max-desk:mb-3">
      <h2 id={id} className="text-20 font-bold tracking-wide">
        {title}
      </h2>
      {line !== undefined && <p className="pb-0.5 text-13 text-muted max-desk:hidden">{line}</p>}
      <div className="ml-auto">{action}</div>
    </div>
  )
}
