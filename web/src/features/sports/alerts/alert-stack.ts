import { create } from 'zustand'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { showBrowserNotice } from './browser-notice.ts'
import { claimAlert } from './claim-alert.ts'
import { alertKey, type SportAlert } from './sport-alert.ts'

const stackedMost = 5

/** The newest first. */
const useStore = create<{ readonly alerts: readonly SportAlert[] }>(() => ({ alerts: [] }))

/** The page of the alert's match, or the book. */
export const alertPath = ({ matchId }: Pick<SportAlert, 'matchId'>): string => {
  const book = pathOf('localSport', { enName: sportsEnName })
  return matchId === null ? book : `${book}?${new URLSearchParams({ match: matchId }).toString()}`
}

/** Shows an alert in one tab of this browser. */
export const raiseAlert = async (alert: SportAlert): Promise<void> => {
  if (!(await claimAlert(alert))) return
  useStore.setState(({ alerts }) => ({ alerts: [alert, ...alerts].slice(0, stackedMost) }))
  await showBrowserNotice({ ...alert, path: alertPath(alert) })
}

export const dismissAlert = (key: string): void =>
  useStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alertKey(alert) !== key) }))

export const dismissAlerts = (): void => useStore.setState({ alerts: [] })

export const useAlerts = (): readonly SportAlert[] => useStore(({ alerts }) => alerts)
