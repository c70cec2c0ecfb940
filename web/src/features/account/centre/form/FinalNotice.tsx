import type { ReactNode } from 'react'
import { Icon } from '@xinghe/ui/Icon.tsx'

/** Shown before the member confirms a value that cannot be changed afterwards. */
export function FinalNotice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md border border-warn/30 bg-warn/8 px-3 py-2.5 text-13 text-ink">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>{children}</span>
    </p>
  )
}
