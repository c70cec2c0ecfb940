import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

type ConditionMarkProps = {
  isMet: boolean
  children: ReactNode
  /** Beside a condition that is not met: where it can be. */
  way?: ReactNode
}

/** One condition, met or not. */
export function ConditionMark({ isMet, children, way }: ConditionMarkProps) {
  return (
    <span className="flex items-center gap-2 text-13">
      <Icon
        name={isMet ? 'success' : 'info'}
        className={classNames('size-4 shrink-0', isMet ? 'text-success' : 'text-muted')}
      />
      <span className={classNames('font-num', !isMet && 'text-muted')}>{children}</span>
      {!isMet && way}
    </span>
  )
}
