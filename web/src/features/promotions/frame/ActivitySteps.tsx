import { multipleText } from '@xinghe/rules/base/award.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'

interface ActivityStepsProps {
  /** Untranslated. */
  steps: readonly string[]
  multipleHundredths: number
}

/** How to take part, and what an award asks afterwards. */
export function ActivitySteps({ steps, multipleHundredths }: ActivityStepsProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.steps)}>
      <ol className="space-y-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3 text-14">
            <span
              aria-hidden
              className="grid size-5 shrink-0 place-items-center rounded-full bg-brand-text/10 font-num text-12 font-bold text-brand-text"
            >
              {at + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <p className="mt-5 flex items-start gap-2 border-t border-line pt-4 text-13 text-muted">
        <Icon name="info" className="mt-0.5 size-4 shrink-0" />
        {multipleHundredths === 0
          ? t(words.asksNone)
          : t(words.asksTimes, { times: multipleText(multipleHundredths) })}
      </p>
    </TitledCard>
  )
}
