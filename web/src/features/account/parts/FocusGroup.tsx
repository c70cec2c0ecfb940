import type { ReactNode } from 'react'

/** A control with buttons of its own (reveal, clear, choose a country): moving to them does not leave it. */
export function FocusGroup({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {children}
    </div>
  )
}
