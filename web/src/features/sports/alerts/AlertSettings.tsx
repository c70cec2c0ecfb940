import { alertKinds, type AlertKind } from '@xinghe/rules/sports/book-settings.ts'
import { Switch } from '@xinghe/ui/Switch.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { chooseBookSettings, useBookSettings } from '../book/book-settings.ts'
import { alertNames, alertText as words } from '../words/alert-messages.ts'
import { useBrowserNotices, wantBrowserNotices, type BrowserNotices } from './browser-notice.ts'
import { TargetList } from './TargetList.tsx'

const rowLook = 'w-full flex-row-reverse justify-between'

const browserLines: Readonly<Record<BrowserNotices, string>> = {
  missing: words.browserMissing,
  denied: words.browserDenied,
  unasked: words.browserAsk,
  off: words.browserLine,
  on: words.browserLine,
}

function BrowserSwitch() {
  const t = useText()
  const state = useBrowserNotices()
  return (
    <div>
      <Switch
        checked={state === 'on'}
        disabled={state === 'missing' || state === 'denied'}
        onCheckedChange={(wanted) => void wantBrowserNotices(wanted)}
        className={rowLook}
      >
        {t(words.browser)}
      </Switch>
      <p className={`text-12 ${state === 'denied' ? 'text-warn' : 'text-muted'}`}>
        {t(browserLines[state])}
      </p>
    </div>
  )
}

/** What the member is alerted of, on which device, and the prices that they wait for. */
export function AlertSettings() {
  const t = useText()
  const { alerts } = useBookSettings()
  const change = (kind: AlertKind, wanted: boolean): void => {
    const others = alerts.filter((one) => one !== kind)
    void chooseBookSettings({ alerts: wanted ? [...others, kind] : others })
  }
  return (
    <div className="space-y-5">
      <div className="space-y-2">
        <p className="text-13 text-muted">{t(words.line)}</p>
        {alertKinds.map((kind) => (
          <Switch
            key={kind}
            checked={alerts.includes(kind)}
            onCheckedChange={(wanted) => change(kind, wanted)}
            className={rowLook}
          >
            {t(alertNames[kind])}
          </Switch>
        ))}
      </div>
      <BrowserSwitch />
      <TargetList />
    </div>
  )
}
