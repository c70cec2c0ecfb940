import type { ReactNode } from 'react'

type PreviewCardProps = {
  title: ReactNode
  /** On the right of the title. */
  note?: ReactNode
  children: ReactNode
}

export function PreviewCard({ title, note, children }: PreviewCardProps) {
  return (
    <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
      <h3 className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 bg-raised px-3 py-1.5 text-13 font-medium text-ink">
        {title}
        {note !== undefined && <span className="text-12 font-normal text-muted">{note}</span>}
      </h3>
      {children}
    </section>
  )
}
