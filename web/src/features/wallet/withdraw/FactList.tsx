import type { ReactNode } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** The emphasised row. */
  readonly strong?: boolean | undefined
}

/** Names at the left, values at the right. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classNames('divide-y divide-line text-14', className)}>
      {facts.map(({ name, value, strong }) => (
        <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd
            className={classNames(
              'min-w-0 text-right break-words',
              strong && 'font-num text-20 font-bold text-brand-text',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
