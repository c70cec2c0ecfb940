import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { depositText as words } from './messages.ts'

/** Safety rules of deposits, and a link to support. */
export function SafetyNote() {
  const t = useText()
  return (
    <aside
      aria-label={t(words.safety)}
      className="rounded-lg border border-warn/30 bg-surface p-5 text-13 max-desk:p-4"
    >
      <p className="flex items-center gap-2 text-14 font-semibold text-warn">
        <Icon name="shield" className="size-[1.125rem]" />
        {t(words.safety)}
      </p>
      <ul className="mt-2 list-disc space-y-1.5 pl-4 text-ink marker:text-warn">
        <li>{t(words.safetyChannels)}</li>
        <li>{t(words.safetyOffline)}</li>
        <li>{t(words.safetyPayee)}</li>
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-muted">
        {t(words.help)}
        <Link to={pathOf('helpCk')} className="text-brand-text underline-offset-4 hover:underline">
          {t(words.firstHelp)}
        </Link>
        <Button variant="link" size="sm" onClick={() => emit('support_asked')}>
          {t(words.support)}
        </Button>
      </p>
    </aside>
  )
}
