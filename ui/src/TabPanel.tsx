import type { ReactNode } from 'react'
import { tabId, tabPanelId } from './tab-ids.ts'

type TabPanelProps = {
  /** The id given to the Tabs. */
  id: string
  tabKey: string
  children: ReactNode
  className?: string | undefined
}

export function TabPanel({ id, tabKey, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={tabPanelId(id, tabKey)}
      aria-labelledby={tabId(id, tabKey)}
      className={className}
    >
      {children}
    </div>
  )
}
