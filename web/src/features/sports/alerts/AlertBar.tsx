import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { AlertKind } from '@xinghe/rules/sports/book-settings.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { alertText as words } from '../words/alert-messages.ts'
import { alertPath, dismissAlert, useAlerts } from './alert-stack.ts'
import { alertKey, type SportAlert } from './sport-alert.ts'

const shownMs = 8 * secondMs

const icons: Readonly<Record<AlertKind, IconName>> = {
  goal: 'sport',
  start: 'play',
  settlement: 'card',
  price: 'bell',
}

/** Removes the alert after a while; not while the page is out of sight, or while the alert is being read. */
const useLeaving = (key: string | undefined, held: boolean): void =>
  useEffect(() => {
    if (key === undefined || held) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => dismissAlert(key), shownMs)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [key, held])

function Card({ alert, others }: { alert: SportAlert; others: number }) {
  const t = useText()
  return (
    <>
      <Icon name={icons[alert.kind]} className="size-5 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate text-14 font-bold text-ink">{alert.title}</p>
        <p className="truncate text-12 text-muted" title={alert.text}>
          {alert.text}
        </p>
      </div>
      {others > 0 && (
        <span className="shrink-0 text-12 text-muted max-desk:hidden">
          {t(words.more, { count: others })}
        </span>
      )}
      <Link
        to={alertPath(alert)}
        onClick={() => dismissAlert(alertKey(alert))}
        className="grid h-11 shrink-0 place-items-center px-2 text-13 font-medium text-brand-text hover:underline"
      >
        {t(words.open)}
      </Link>
      <IconButton
        icon="close"
        size="sm"
        label={t(words.dismiss)}
        onClick={() => dismissAlert(alertKey(alert))}
      />
    </>
  )
}

/**
 * The newest alert, over the header of the site: there it covers neither prices nor the slip. Screen readers
 * are told by a region of its own, without the buttons.
 */
export function AlertBar() {
  const t = useText()
  const alerts = useAlerts()
  const [held, setHeld] = useState(false)
  const [newest] = alerts
  useLeaving(newest && alertKey(newest), held)
  return (
    <>
      <p role="status" className="sr-only">
        {newest === undefined ? '' : `${newest.title} ${newest.text}`}
      </p>
      {newest !== undefined && (
        <section
          aria-label={t(words.title)}
          className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center px-2 pt-[calc(env(safe-area-inset-top)+0.25rem)]"
        >
          <div
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            className="pointer-events-auto flex h-12 w-[min(34rem,100%)] animate-rise-in items-center gap-3 rounded-md border border-line bg-raised pr-1 pl-3 shadow-2"
          >
            <Card alert={newest} others={alerts.length - 1} />
          </div>
        </section>
      )}
    </>
  )
}
