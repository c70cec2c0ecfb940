import { useEffect, useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { emit } from '../../platform/bus/events.ts'
import { closeAllDialogs } from '../../platform/feedback/dialogs.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { WireMaintenance } from '../../platform/site/maintenance.ts'
import { reloadPreInfo, serverNow } from '../../platform/site/pre-info.ts'
import { useTitle } from '../../platform/site/title.ts'
import { Brand } from '../navigation/Brand.tsx'
import { shellText, titleText } from '../words/messages.ts'
import { stateText } from './messages.ts'
import { readMaintenance } from './read-maintenance.ts'
import { siteTimeText } from '../words/site-time.ts'
import { StateScreen } from './StateScreen.tsx'

const pollMs = 30_000

/** The whole page while the site is closed; it asks by itself whether it has opened again. */
export function MaintenanceScreen({ maintenance }: { maintenance: WireMaintenance }) {
  const t = useText()
  const [checking, setChecking] = useState(false)
  const [over, setOver] = useState(false)
  const { text, until } = readMaintenance(maintenance, useLanguage())
  useTitle(t(titleText.maintenance))

  const check = async (): Promise<void> => {
    setChecking(true)
    // A failed question is asked again by the next poll.
    await reloadPreInfo().catch(() => undefined)
    setChecking(false)
  }

  // Dialogs of the pages that it replaces.
  useEffect(closeAllDialogs, [])
  useEffect(() => {
    const timer = setInterval(() => void reloadPreInfo().catch(() => undefined), pollMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="flex h-18 items-center justify-center border-b border-line bg-surface px-6">
        <Brand />
      </header>
      <main className="flex-1">
        <StateScreen
          art="maintenance"
          title={t(stateText.maintenanceTitle)}
          line={text === '' ? t(stateText.maintenanceLine) : text}
        >
          <div className="mb-3 w-full">
            {until === null ? (
              <p className="text-14 text-muted">{t(stateText.maintenanceUnknown)}</p>
            ) : (
              <>
                <p className="text-14 text-muted">
                  {t(stateText.maintenanceEnd)}{' '}
                  <span className="font-num text-ink">{siteTimeText(until)}</span>
                </p>
                {over ? (
                  <p className="mt-2 text-14">{t(stateText.maintenanceSoon)}</p>
                ) : (
                  <Countdown
                    until={until}
                    now={serverNow}
                    label={t(stateText.maintenanceLeft)}
                    onEnd={() => {
                      setOver(true)
                      void check()
                    }}
                    className="mt-2 block text-40 font-bold"
                  />
                )}
              </>
            )}
          </div>
          <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
            {t(shellText.support)}
          </Button>
          <Button icon="refresh" loading={checking} onClick={() => void check()}>
            {t(stateText.checkNow)}
          </Button>
        </StateScreen>
      </main>
    </div>
  )
}
