import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { recoveryText } from './messages.ts'

const steps = [recoveryText.identity, recoveryText.verify, recoveryText.reset] as const

/** How far the member has come. */
export function StepTrail({ step }: { step: number }) {
  const t = useText()
  return (
    <ol aria-label={t(recoveryText.steps)} className="flex items-center gap-3">
      {steps.map((name, at) => {
        const past = at < step
        const here = at === step
        return (
          <li
            key={name}
            aria-current={here ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 text-13 transition-colors not-last:flex-1 not-last:after:h-px not-last:after:min-w-3 not-last:after:flex-1 not-last:after:content-[""]',
              past ? 'not-last:after:bg-brand-text' : 'not-last:after:bg-line',
              here ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full font-num text-13 transition-colors',
                here && 'bg-brand text-brand-ink',
                past && 'bg-brand-text/12 text-brand-text',
                !here && !past && 'bg-ink/8 text-muted',
              )}
            >
              {past ? <Icon name="check" className="size-3.5" /> : at + 1}
            </span>
            <span className="whitespace-nowrap">{t(name)}</span>
            {past && <span className="sr-only">{t(recoveryText.done)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
