import type { ReactNode } from 'react'
import { SportIcon } from './SportIcon.tsx'
import type { SportEntry, SportsMenuProps } from './sport-entries.ts'

interface SportButtonProps {
  entry: SportEntry
  onChange: SportsMenuProps['onChange']
  className: string
  children: ReactNode
}

/** Opens the board of a sport. */
export function SportButton({ entry, onChange, className, children }: SportButtonProps) {
  const { type, chosen } = entry
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChange(type)}
      className={className}
    >
      <SportIcon gameType={type} />
      {children}
    </button>
  )
}
