import type { ReactNode } from 'react'

/** Up to four seats at the sides of the table; a row above the member's own on a phone. */
export function SideSeats({ children }: { children: readonly ReactNode[] }) {
  return children.length === 0 ? null : <div className="side-seats">{children}</div>
}
