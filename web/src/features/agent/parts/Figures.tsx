import type { ReactNode } from 'react'

export interface Figure {
  /** Translated. */
  readonly title: string
  readonly value: ReactNode
}

/** Named figures side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-4 max-desk:grid-cols-2 max-desk:gap-x-4">
      {figures.map(({ title, value }) => (
        <div key={title} className="min-w-0">
          <dt className="text-13 text-muted">{title}</dt>
          <dd className="mt-1 font-num text-20 font-bold break-all max-desk:text-16">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
