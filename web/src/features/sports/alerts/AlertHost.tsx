import { useEffect } from 'react'
import { useBookSettings } from '../book/book-settings.ts'
import { dismissAlerts } from './alert-stack.ts'
import { AlertBar } from './AlertBar.tsx'
import { useBetAlerts } from './watch-bets.ts'
import { useMatchAlerts } from './watch-matches.ts'
import { useTargetAlerts } from './watch-targets.ts'

/** Watches matches, bets and prices, and shows their alerts. */
export function AlertHost() {
  const { alerts } = useBookSettings()
  useMatchAlerts(alerts)
  useBetAlerts(alerts.includes('settlement'))
  useTargetAlerts(alerts.includes('price'))
  // Another member must not see them.
  useEffect(() => dismissAlerts, [])
  return <AlertBar />
}
