import { Link } from 'react-router'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { ProgressRing } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import type { Member } from '../../platform/session/member.ts'
import { mineText } from './messages.ts'
import { securitySteps } from './security-steps.ts'

/** Which bindings an account has and what each is good for. */
export function SecurityCard({ member }: { member: Member }) {
  const t = useText()
  const steps = securitySteps(member)
  const done = steps.filter((step) => step.done).length
  const score = t(mineText.securityScore, { done, all: steps.length })
  return (
    <section
      aria-labelledby="mine-security"
      className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4"
    >
      <div className="flex items-center gap-5">
        <ProgressRing
          value={done}
          max={steps.length}
          label={t(mineText.securityTitle)}
          valueText={score}
          tone={done === steps.length ? 'success' : 'warning'}
        >
          <span className="font-num text-16 font-bold">
            {done}/{steps.length}
          </span>
        </ProgressRing>
        <div>
          <h2 id="mine-security" className="text-16 font-bold">
            {t(mineText.securityTitle)}
          </h2>
          <p className="mt-0.5 text-13 text-muted">{t(mineText.securityLine)}</p>
        </div>
      </div>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {steps.map((step) => (
          <li key={step.title} className="flex items-center gap-4 py-4 last:pb-0">
            <span
              className={classNames(
                'grid size-10 shrink-0 place-items-center rounded-full',
                step.done ? 'bg-success/10 text-success' : 'bg-ink/5 text-muted',
              )}
            >
              <Icon name={step.icon} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex items-center gap-2 text-14 font-medium">
                {t(step.title)}
                <Badge tone={step.done ? 'success' : 'neutral'}>
                  {t(step.done ? mineText.bound : mineText.unbound)}
                </Badge>
              </p>
              <p className="mt-0.5 text-13 text-muted">{step.value ?? t(step.line)}</p>
            </div>
            {!step.done && (
              <Link
                to={pathOf(step.route as 'home')}
                className={buttonStyle({ variant: 'secondary', size: 'sm' })}
              >
                {t(mineText.goBind)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
