import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { breakText as words } from './break-messages.ts'
import { breakTitle, useRunningBreak } from './use-running-break.ts'

/** During a break of the member's own: which, until when, and what it means on this page. */
export function BreakNote({ line }: { line: string }) {
  const t = useText()
  const running = useRunningBreak()
  if (running === null) return null
  const { until } = running
  return (
    <section
      role="status"
      className="flex items-start gap-3 rounded-lg border border-warn/45 bg-surface p-5 shadow-1 max-desk:p-4"
    >
      <Icon name="moon" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="text-14 font-medium">{t(breakTitle(running))}</p>
        <p className="mt-0.5 text-13 text-muted">
          {t(line)}
          {until !== null && t(words.until, { at: siteMinute(until) })}
        </p>
      </div>
    </section>
  )
}
