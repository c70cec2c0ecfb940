import { Link } from 'react-router'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { depositText as words } from './messages.ts'

/** Information for a first deposit. */
export function FirstDeposit() {
  const t = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-gold-text/30 bg-surface px-5 py-3.5 text-13 max-desk:px-4">
      <span className="inline-flex items-center gap-1.5 font-semibold text-gold-text">
        <Icon name="gift" className="size-4" />
        {t(words.first)}
      </span>
      <span className="min-w-0">{t(words.firstLine)}</span>
      <Link to={pathOf('helpCk')} className="text-brand-text underline-offset-4 hover:underline">
        {t(words.firstHelp)}
      </Link>
    </p>
  )
}
