import { breakAt, type PlayBreak } from '@xinghe/rules/account/play-break.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { protectionText as words } from './messages.ts'

/** While a break runs: which, until when, and what still works. */
export function BreakBanner({ taken }: { taken: PlayBreak }) {
  const t = useText()
  const running = breakAt(taken, serverNow())
  if (running === null) return null
  const { why, until } = running
  const excluded = until === null ? words.bannerForGood : words.bannerExcluded
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-lg border border-warn/45 bg-surface p-5 shadow-1 max-desk:p-4"
    >
      <Icon name="moon" className="mt-0.5 size-5 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium">
          {t(why === 'cooling-off' ? words.bannerCoolOff : excluded)}
        </p>
        <p className="mt-0.5 text-13 text-muted">
          {until === null ? t(words.bannerNoEnd) : t(words.bannerUntil, { at: siteMinute(until) })}
        </p>
      </div>
      <Button variant="secondary" size="sm" icon="headset" onClick={() => emit('support_asked')}>
        {t(words.support)}
      </Button>
    </div>
  )
}
