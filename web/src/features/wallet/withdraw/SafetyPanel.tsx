import { Link } from 'react-router'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { withdrawText as words } from './messages.ts'

const lines = [words.safetyName, words.safetyTime, words.safetyStaff] as const

export function SafetyPanel() {
  const t = useText()
  return (
    <div className="rounded-lg bg-surface p-5 shadow-1">
      <h2 className="mb-3 flex items-center gap-2 text-14 font-bold">
        <Icon name="shield" className="size-[1.125rem] text-success" />
        {t(words.safety)}
      </h2>
      <ul className="space-y-2 text-13 text-muted">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <span aria-hidden className="mt-2 size-1 shrink-0 rounded-full bg-muted" />
            {t(line)}
          </li>
        ))}
      </ul>
      <Link to={pathOf('helpQk')} className={buttonStyle({ variant: 'link', size: 'sm' })}>
        {t(words.help)}
      </Link>
    </div>
  )
}
