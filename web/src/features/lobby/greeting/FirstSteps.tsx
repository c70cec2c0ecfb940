import { Link } from 'react-router'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { firstStepsText as words } from './messages.ts'

/** What a new member does next, until phone and real name are bound. */
export function FirstSteps() {
  const t = useText()
  const steps = [
    { to: pathOf('auth'), title: words.bind, line: words.bindLine },
    ...(useSwitches().deposit === 1
      ? [{ to: pathOf('saveMoney'), title: words.deposit, line: words.depositLine }]
      : []),
    { to: pathOf('sport'), title: words.play, line: words.playLine },
  ]
  return (
    <nav
      aria-label={t(words.title)}
      className="rounded-lg bg-raised px-8 py-5 shadow-2 max-desk:p-4"
    >
      <ol className="grid auto-cols-fr grid-flow-col gap-6 max-desk:grid-flow-row max-desk:gap-3">
        {steps.map(({ to, title, line }, at) => (
          <li key={title}>
            <Link to={to} className="group flex items-center gap-3.5">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-text/8 font-num text-20 font-bold text-brand-text max-desk:size-9 max-desk:text-16">
                {at + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-16 font-semibold group-hover:text-brand-text max-desk:text-14">
                  {t(title)}
                </span>
                <span className="block text-13 text-muted max-desk:text-12">{t(line)}</span>
              </span>
              <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
